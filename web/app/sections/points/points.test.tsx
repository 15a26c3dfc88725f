import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Points } from './points';

const items = [
  { title: 'Offline forms', text: 'Without a signal.' },
  { title: 'Donor reports', text: 'From the same figures.' },
];

test.each(['large', 'rows', 'columns', 'mockup', 'wide'] as const)('%s: every point with its text', (variant) => {
  renderPage(<Points variant={variant} title="Four tools" items={items} />);
  expect(screen.getByRole('region', { name: 'Four tools' })).toBeVisible();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(items.map(({ title }) => title));
  expect(screen.getAllByRole('definition').map((text) => text.textContent)).toEqual(items.map(({ text }) => text));
});

test('the picture is beside the points', () => {
  const points = sectionOf('ngo', 'product.points');
  renderPage(<Points {...points} />);
  expect(screen.getByRole('img', { name: points.picture!.shipped!.alt })).toBeVisible();
});

test('wide: a decorative picture is between the title and the points', () => {
  const points = sectionOf('surve-r', 'product.points');
  expect(points.variant).toBe('wide');
  renderPage(<Points {...points} />);
  const picture = screen.getByRole('presentation');
  expect(picture).toHaveAttribute('src', points.picture!.shipped!.wide.src);
  expect(screen.getByRole('heading').compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const [first] = screen.getAllByRole('term');
  expect(picture.compareDocumentPosition(first as HTMLElement) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
