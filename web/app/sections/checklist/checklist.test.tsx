import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Checklist } from './checklist';

const { picture } = sectionOf('ngo', 'product.checklist');
const items = [
  { title: 'Offline forms', text: 'Without a signal.' },
  { title: 'Donor reports', text: 'From the same figures.' },
];

test.each([
  ['list', undefined],
  ['list', picture],
  ['columns', undefined],
  ['columns', picture],
] as const)('%s: every point with its text, and the picture if there is one', (variant, shown) => {
  renderPage(<Checklist variant={variant} tone="paper" title="Four tools" items={items} picture={shown} />);
  expect(screen.getByRole('region', { name: 'Four tools' })).toBeVisible();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(items.map(({ title }) => title));
  expect(screen.getAllByRole('definition').map((text) => text.textContent)).toEqual(items.map(({ text }) => text));
  const images = screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));
  expect(images).toEqual(shown ? [picture?.shipped?.alt] : []);
});
