import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render';
import { Media } from './media';
import { PLACEHOLDER } from './placeholder';

const image = () => screen.getByRole('img', { name: 'A field at noon' });

test('a picture that cannot be loaded gives way to the placeholder and keeps its description', () => {
  renderPage(<Media src="/gone.jpg" srcset="/gone-2x.jpg 2x" alt="A field at noon" className="wide" />);
  expect(image()).toHaveAttribute('src', '/gone.jpg');
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', PLACEHOLDER.src);
  expect(image()).not.toHaveAttribute('srcset');
  expect(image()).toHaveClass('wide');
});

test('it gives way once: a placeholder that fails as well is not asked for again', () => {
  renderPage(<Media src="/gone.jpg" alt="A field at noon" />);
  fireEvent.error(image());
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', PLACEHOLDER.src);
});

test('without an address the placeholder is there from the start', () => {
  renderPage(<Media alt="A field at noon" />);
  expect(image()).toHaveAttribute('src', PLACEHOLDER.src);
});

test('only the first picture of a page is loaded before it is scrolled to', () => {
  renderPage(<Media src="/a.jpg" alt="A field at noon" first />);
  expect(image()).toHaveAttribute('loading', 'eager');
  renderPage(<Media src="/b.jpg" alt="A well" />);
  expect(screen.getByRole('img', { name: 'A well' })).toHaveAttribute('loading', 'lazy');
});

const ours = {
  src: '/media/ours-960.webp',
  srcset: '/media/ours-480.webp 480w, /media/ours-960.webp 960w',
  avif: '/media/ours-480.avif 480w, /media/ours-960.avif 960w',
  colour: '#12352a',
  alt: '',
};

test('AVIF is offered first, in the same widths and for the same place', () => {
  const { container } = renderPage(<Media {...ours} alt="A field at noon" sizes="50vw" />);
  const offered = container.querySelector('source');
  expect(offered).toHaveAttribute('type', 'image/avif');
  expect(offered).toHaveAttribute('srcset', ours.avif);
  expect(offered).toHaveAttribute('sizes', '50vw');
  expect(image()).toHaveAttribute('src', ours.src);
  expect(image()).toHaveStyle({ backgroundColor: '#12352a' });
});

test("somebody else's picture gives way to ours, and ours to the placeholder", () => {
  renderPage(<Media src="https://elsewhere.example/a.jpg" instead={ours} alt="A field at noon" />);
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', ours.src);
  expect(image()).toHaveAttribute('srcset', ours.srcset);
  fireEvent.error(image());
  expect(image()).toHaveAttribute('src', PLACEHOLDER.src);
  expect(document.querySelector('source')).toBeNull();
});
