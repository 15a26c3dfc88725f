import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shippedPicture } from '~/lib/pictures.server';
import { Picture } from './picture';

const shipped = shippedPicture('progran-projects')!;
const image = { url: '/uploads/a.webp', width: 800, height: 500 };

test('a shipped picture has its text, its size, and its composition for phones', () => {
  const { container } = render(<Picture picture={{ shipped }} alt="Another text" />);
  const shown = screen.getByRole('img', { name: shipped.alt });
  expect(shown).toHaveAttribute('width', String(shipped.wide.width));
  expect(shown).toHaveAttribute('loading', 'lazy');
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
