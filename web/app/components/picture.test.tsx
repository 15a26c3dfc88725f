import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shippedPicture } from '~/lib/pictures.server';
import { renderPage } from '../../testing/render';
import { Media, Picture, PLACEHOLDER } from './picture';

const ALT = 'A field at noon';
const shown = () => screen.getByRole('img', { name: ALT });
const localImage = {
  src: '/media/ours-960.webp',
  srcset: '/media/ours-480.webp 480w, /media/ours-960.webp 960w',
  avif: '/media/ours-480.avif 480w, /media/ours-960.avif 960w',
  colour: '#12352a',
  alt: '',
};

test('an image that fails to load is replaced by the placeholder, once, and keeps its alt text', () => {
  renderPage(<Media src="/gone.jpg" srcset="/gone-2x.jpg 2x" alt={ALT} />);
  expect(shown()).toHaveAttribute('src', '/gone.jpg');
  for (const _ of ['the image', 'the placeholder']) {
    fireEvent.error(shown());
    expect(shown()).toHaveAttribute('src', PLACEHOLDER.src);
    expect(shown()).not.toHaveAttribute('srcset');
  }
});

test('the first image in view loads eagerly', () => {
  renderPage(<Media src="/a.jpg" alt={ALT} first />);
  expect(shown()).toHaveAttribute('loading', 'eager');
});

test('AVIF is offered first, with the same `sizes`', () => {
  const { container } = renderPage(<Media {...localImage} alt={ALT} sizes="50vw" />);
  const source = container.querySelector('source');
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source).toHaveAttribute('srcset', localImage.avif);
  expect(source).toHaveAttribute('sizes', '50vw');
  expect(shown()).toHaveAttribute('src', localImage.src);
  expect(shown()).toHaveStyle({ backgroundColor: '#12352a' });
});

test('an external image falls back to the local image, and then to the placeholder', () => {
  renderPage(<Media src="https://elsewhere.example/a.jpg" instead={localImage} alt={ALT} />);
  fireEvent.error(shown());
  expect(shown()).toHaveAttribute('src', localImage.src);
  expect(shown()).toHaveAttribute('srcset', localImage.srcset);
  fireEvent.error(shown());
  expect(shown()).toHaveAttribute('src', PLACEHOLDER.src);
  expect(document.querySelector('source')).toBeNull();
});

const shipped = shippedPicture('progran-projects')!;
const image = { url: '/uploads/a.webp', width: 800, height: 500 };

test('a shipped picture has its text, its size, and its composition for phones', () => {
  const { container } = render(<Picture picture={{ shipped }} alt="Another text" />);
  const own = screen.getByRole('img', { name: shipped.alt });
  expect(own).toHaveAttribute('width', String(shipped.wide.width));
  expect(own).toHaveAttribute('loading', 'lazy');
  expect(container.querySelector('source')).toHaveAttribute('srcset', shipped.narrow?.src);
});

test('an image of the library has the sizes of the CMS, and loads lazily', () => {
  const formats = { small: { url: '/uploads/small_a.webp', width: 500 } };
  const { container } = render(<Picture picture={{ image: { ...image, formats } }} sizes="50vw" />);
  const attributes = {
    src: '/uploads/a.webp',
    srcset: '/uploads/small_a.webp 500w, /uploads/a.webp 800w',
    sizes: '50vw',
    width: '800',
    height: '500',
    loading: 'lazy',
  };
  for (const [name, value] of Object.entries(attributes)) {
    expect(container.querySelector('img')).toHaveAttribute(name, value);
  }
});

test.each([
  ['A well', 'A well'],
  [undefined, 'A village meeting'],
  ['Decorative ', ''],
])('with the alternative text %j of the media library it has the text "%s"', (alternativeText, alt) => {
  const { container } = render(<Picture picture={{ image: { ...image, alternativeText } }} alt="A village meeting" />);
  expect(container.querySelector('img')).toHaveAttribute('alt', alt);
});

test('an unsafe URL is not requested', () => {
  const { container } = render(<Picture picture={{ image: { ...image, url: 'javascript:x' } }} />);
  expect(container.querySelector('img')?.src).toContain('placeholder');
});

test.each([
  [{ x: 20, y: 75.4 }, true, 'object-position: 20% 75%;'],
  [{ x: 0, y: 120 }, true, 'object-position: 0% 100%;'],
  [{ x: 20, y: 75 }, false, null],
  [{ x: 50, y: 50 }, true, null],
  [undefined, true, null],
])('the focal point %j of an image, cropped: %s, has the style %s', (focalPoint, cropped, style) => {
  const { container } = render(<Picture picture={{ image: { ...image, focalPoint } }} cropped={cropped} />);
  expect(container.querySelector('img')?.getAttribute('style')).toBe(style);
});

test('a decorative picture has no text, and without a picture there is nothing', () => {
  const { container, rerender } = render(<Picture picture={{ shipped }} decorative />);
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
  rerender(<Picture alt="Nothing" />);
  expect(container).toBeEmptyDOMElement();
});
