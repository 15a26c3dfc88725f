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

test('a URL that is not safe is not requested', () => {
  const { container } = renderPage(<LibraryImage image={{ ...image, url: 'javascript:x' }} sizes="50vw" />);
  expect(container.querySelector('img')?.src).toContain('placeholder');
});
