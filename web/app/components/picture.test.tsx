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

test('an image of the library has its own text, else that of its place', () => {
  const { rerender } = render(<Picture picture={{ image }} alt="A village meeting" />);
  expect(screen.getByRole('img', { name: 'A village meeting' })).toHaveAttribute('src', image.url);
  rerender(<Picture picture={{ image: { ...image, alternativeText: 'Four women' } }} alt="A village meeting" />);
  expect(screen.getByRole('img', { name: 'Four women' })).toBeVisible();
});

test('a decorative picture has no text, and without a picture there is nothing', () => {
  const { container, rerender } = render(<Picture picture={{ shipped }} decorative />);
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
  rerender(<Picture alt="Nothing" />);
  expect(container).toBeEmptyDOMElement();
});
