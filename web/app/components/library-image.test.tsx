import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render';
import { LibraryImage } from './library-image';

const formats = { small: { url: '/uploads/small_well.webp', width: 500 } };
const image = { url: '/uploads/well.webp', width: 1600, height: 960, alternativeText: 'A well', formats };

test('has the sizes of the media library, and loads lazily', () => {
  renderPage(<LibraryImage image={image} sizes="50vw" />);
  const rendered = screen.getByRole('img', { name: 'A well' });
  const attributes = {
    src: '/uploads/well.webp',
    srcset: '/uploads/small_well.webp 500w, /uploads/well.webp 1600w',
    sizes: '50vw',
    width: '1600',
    height: '960',
    loading: 'lazy',
  };
  for (const [name, value] of Object.entries(attributes)) expect(rendered).toHaveAttribute(name, value);
});

test.each([
  ['A well', 'A well'],
  [undefined, 'Fallback'],
  ['Decorative ', ''],
])('with the alternative text %j of the media library it has the text "%s"', (alternativeText, alt) => {
  const { container } = renderPage(<LibraryImage image={{ ...image, alternativeText }} alt="Fallback" sizes="50vw" />);
  expect(container.querySelector('img')).toHaveAttribute('alt', alt);
});

test('an unsafe URL is not requested', () => {
  const { container } = renderPage(<LibraryImage image={{ ...image, url: 'javascript:x' }} sizes="50vw" />);
  expect(container.querySelector('img')?.src).toContain('placeholder');
});

test.each([
  [{ x: 20, y: 75.4 }, true, 'object-position: 20% 75%;'],
  [{ x: 0, y: 120 }, true, 'object-position: 0% 100%;'],
  [{ x: 20, y: 75 }, false, null],
  [{ x: 50, y: 50 }, true, null],
  [undefined, true, null],
])('the focal point %j of an image, cropped: %s, has the style %s', (focalPoint, cropped, style) => {
  const { container } = renderPage(<LibraryImage image={{ ...image, focalPoint }} sizes="50vw" cropped={cropped} />);
  expect(container.querySelector('img')?.getAttribute('style')).toBe(style);
});
