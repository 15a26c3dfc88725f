import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render';
import { Media, PLACEHOLDER } from './media';

const image = () => screen.getByRole('img', { name: 'A field at noon' });

test('an image that fails to load is replaced by the placeholder and keeps its alt text', () => {
  renderPage(<Media src="/gone.jpg" srcset="/gone-2x.jpg 2x" alt="A field at noon" className="wide" />);
  expect(image()).toHaveAttribute('src', '/gone.jpg');
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', PLACEHOLDER.src);
  expect(image()).not.toHaveAttribute('srcset');
  expect(image()).toHaveClass('wide');
});

test('a placeholder that also fails is not requested again', () => {
  renderPage(<Media src="/gone.jpg" alt="A field at noon" />);
  fireEvent.error(image());
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', PLACEHOLDER.src);
});

test('without a URL the placeholder is shown from the start', () => {
  renderPage(<Media alt="A field at noon" />);
  expect(image()).toHaveAttribute('src', PLACEHOLDER.src);
});

test('an image loads eagerly with `first` and lazily without it', () => {
  renderPage(<Media src="/a.jpg" alt="A field at noon" first />);
  expect(image()).toHaveAttribute('loading', 'eager');
  renderPage(<Media src="/b.jpg" alt="A well" />);
  expect(screen.getByRole('img', { name: 'A well' })).toHaveAttribute('loading', 'lazy');
});

const localImage = {
  src: '/media/ours-960.webp',
  srcset: '/media/ours-480.webp 480w, /media/ours-960.webp 960w',
  avif: '/media/ours-480.avif 480w, /media/ours-960.avif 960w',
  colour: '#12352a',
  alt: '',
};

test('AVIF is offered first, with the same `sizes`', () => {
  const { container } = renderPage(<Media {...localImage} alt="A field at noon" sizes="50vw" />);
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source).toHaveAttribute('srcset', localImage.avif);
  expect(source).toHaveAttribute('sizes', '50vw');
  expect(image()).toHaveAttribute('src', localImage.src);
  expect(image()).toHaveStyle({ backgroundColor: '#12352a' });
});

test('an external image falls back to the local image, and then to the placeholder', () => {
  renderPage(<Media src="https://elsewhere.example/a.jpg" instead={localImage} alt="A field at noon" />);
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', localImage.src);
  expect(image()).toHaveAttribute('srcset', localImage.srcset);
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', PLACEHOLDER.src);
  expect(document.querySelector('source')).toBeNull();
});
