import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render';
import { LibraryImage } from './library-image';

const formats = { small: { url: '/uploads/small_well.webp', width: 500 } };
const image = { url: '/uploads/well.webp', width: 1600, height: 960, alternativeText: 'A well', formats };

test('has the sizes and the alternative text of the media library, and loads lazily', () => {
  renderPage(<LibraryImage image={image} alt="Fallback" sizes="50vw" />);
  const rendered = screen.getByRole('img', { name: 'A well' });
  expect(rendered).toHaveAttribute('src', '/uploads/well.webp');
  expect(rendered).toHaveAttribute('srcset', '/uploads/small_well.webp 500w, /uploads/well.webp 1600w');
  expect(rendered).toHaveAttribute('sizes', '50vw');
  expect([rendered.getAttribute('width'), rendered.getAttribute('height')]).toEqual(['1600', '960']);
  expect(rendered).toHaveAttribute('loading', 'lazy');
});

test('has the fallback alternative text without one in the media library', () => {
  renderPage(<LibraryImage image={{ ...image, alternativeText: undefined }} alt="Fallback" sizes="50vw" />);
  expect(screen.getByRole('img', { name: 'Fallback' })).toBeVisible();
});

test('a decorative image has an empty alternative text', () => {
  const { container } = renderPage(
    <LibraryImage image={{ ...image, alternativeText: 'Decorative ' }} alt="Fallback" sizes="50vw" />,
  );
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});

test('an unsafe URL is not requested', () => {
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
