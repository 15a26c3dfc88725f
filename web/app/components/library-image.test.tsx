import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render';
import { LibraryImage } from './library-image';

const formats = { small: { url: '/uploads/small_well.webp', width: 500 } };
const image = { url: '/uploads/well.webp', width: 1600, height: 960, alternativeText: 'A well', formats };

test('has the sizes and the alternative text of the media library, and loads lazily', () => {
  renderPage(<LibraryImage image={image} alt="Fallback" sizes="50vw" />);
  const shown = screen.getByRole('img', { name: 'A well' });
  expect(shown).toHaveAttribute('src', '/uploads/well.webp');
  expect(shown).toHaveAttribute('srcset', '/uploads/small_well.webp 500w, /uploads/well.webp 1600w');
  expect(shown).toHaveAttribute('sizes', '50vw');
  expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual(['1600', '960']);
  expect(shown).toHaveAttribute('loading', 'lazy');
});

test('without an alternative text in the media library it has the one of its place', () => {
  renderPage(<LibraryImage image={{ ...image, alternativeText: undefined }} alt="Fallback" sizes="50vw" />);
  expect(screen.getByRole('img', { name: 'Fallback' })).toBeVisible();
});

test('a decorative image has an empty alternative text', () => {
  const { container } = renderPage(
    <LibraryImage image={{ ...image, alternativeText: 'Decorative ' }} alt="Fallback" sizes="50vw" />,
  );
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});

test('a URL that is not safe is not requested', () => {
  const { container } = renderPage(<LibraryImage image={{ ...image, url: 'javascript:x' }} sizes="50vw" />);
  expect(container.querySelector('img')?.src).toContain('placeholder');
});

test('its focal point stays visible where it is cropped, and changes nothing elsewhere', () => {
  const style = (focalPoint?: { x: number; y: number }, cropped = true) => {
    const { container } = renderPage(<LibraryImage image={{ ...image, focalPoint }} sizes="50vw" cropped={cropped} />);
    return container.querySelector('img')?.getAttribute('style');
  };
  expect(style({ x: 20, y: 75.4 })).toBe('object-position: 20% 75%;');
  expect(style({ x: 0, y: 120 })).toBe('object-position: 0% 100%;');
  expect(style({ x: 20, y: 75 }, false)).toBeNull();
  expect(style()).toBeNull();
  expect(style({ x: 50, y: 50 })).toBeNull();
});
