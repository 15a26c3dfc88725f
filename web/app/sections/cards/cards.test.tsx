import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf, sectionsOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Cards } from './cards';

test.each(['grid', 'wide'] as const)('%s: a card has all its parts, and needs only its title', (variant) => {
  const full = {
    label: 'Tata Trusts',
    title: 'Ten thousand farmers',
    text: 'One calendar for each plot.',
    points: [{ text: 'Trees alive after three years' }],
    note: 'How many are alive?',
    stats: [{ value: '10K', label: 'farmers' }],
    action: { label: 'Read', to: '/case_studies', more: 'about Tata Trusts' },
  };
  renderPage(
    <Cards variant={variant} tone="deep" title="Cards" items={[full, { title: 'Plain', points: [], stats: [] }]} />,
  );
  const cards = within(screen.getByRole('region', { name: 'Cards' }));
  const [first, second] = cards.getAllByRole('heading', { level: 3 });
  expect([first?.textContent, second?.textContent]).toEqual(['Ten thousand farmers', 'Plain']);
  for (const text of [full.label, full.text, full.note, '10K', 'farmers', 'Trees alive after three years']) {
    expect(cards.getByText(text)).toBeVisible();
  }
  expect(cards.getByRole('link', { name: 'Read about Tata Trusts' })).toHaveAttribute('href', '/case_studies');
});

test('without a title of the section each card has a second-level heading', () => {
  const studies = sectionOf('case-studies', 'product.cards');
  renderPage(<Cards {...studies} />);
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(studies.items.map(({ title }) => title));
});

test('each prototype of the farmer platform opens in a new tab', () => {
  const prototypes = sectionsOf('farmer', 'product.cards').find(({ anchor }) => anchor === 'prototypes')!;
  renderPage(<Cards {...prototypes} />);
  for (const { title, picture, action } of prototypes.items) {
    expect(screen.getByRole('img', { name: picture?.shipped?.alt })).toBeVisible();
    const link = screen.getByRole('heading', { name: title }).closest('li')!.querySelector('a');
    expect(link).toHaveAttribute('href', action?.to);
    expect(link).toHaveAttribute('target', '_blank');
  }
});
