import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render';
import { Media, PLACEHOLDER } from './media';

const ALT = 'A field at noon';
const image = () => screen.getByRole('img', { name: ALT });
const localImage = {
  src: '/media/ours-960.webp',
  srcset: '/media/ours-480.webp 480w, /media/ours-960.webp 960w',
  avif: '/media/ours-480.avif 480w, /media/ours-960.avif 960w',
  colour: '#12352a',
  alt: '',
};

test('an image that fails to load is replaced by the placeholder, once, and keeps its alt text', () => {
  renderPage(<Media src="/gone.jpg" srcset="/gone-2x.jpg 2x" alt={ALT} />);
  expect(image()).toHaveAttribute('src', '/gone.jpg');
  for (const _ of ['the image', 'the placeholder']) {
    fireEvent.error(image());
    expect(image()).toHaveAttribute('src', PLACEHOLDER.src);
    expect(image()).not.toHaveAttribute('srcset');
  }
});

test('without a URL the placeholder is shown from the start', () => {
  renderPage(<Media alt={ALT} />);
  expect(image()).toHaveAttribute('src', PLACEHOLDER.src);
});

test.each([
  [true, 'eager'],
  [false, 'lazy'],
])('an image with first=%s loads: %s', (first, loading) => {
  renderPage(<Media src="/a.jpg" alt={ALT} first={first} />);
  expect(image()).toHaveAttribute('loading', loading);
});

test('AVIF is offered first, with the same `sizes`', () => {
  const { container } = renderPage(<Media {...localImage} alt={ALT} sizes="50vw" />);
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source).toHaveAttribute('srcset', localImage.avif);
  expect(source).toHaveAttribute('sizes', '50vw');
  expect(image()).toHaveAttribute('src', localImage.src);
  expect(image()).toHaveStyle({ backgroundColor: '#12352a' });
});

test('an external image falls back to the local image, and then to the placeholder', () => {
  renderPage(<Media src="https://elsewhere.example/a.jpg" instead={localImage} alt={ALT} />);
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', localImage.src);
  expect(image()).toHaveAttribute('srcset', localImage.srcset);
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', PLACEHOLDER.src);
  expect(document.querySelector('source')).toBeNull();
});
