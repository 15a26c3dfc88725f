import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf, sectionsOf } from '../../testing/shipped';
import { renderPage } from '../../testing/render';
import { Cards } from './cards/cards';
import { LinkList } from './link-list/link-list';
import { Offer } from './offer/offer';
import { PageHero } from './page-hero/page-hero';
import { Plans } from './plans/plans';

test('a card needs only its title', () => {
  renderPage(<Cards variant="grid" tone="deep" title="Cards" items={[{ title: 'Plain', points: [], stats: [] }]} />);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Plain');
});

test('without a title of the section each card has a second-level heading', () => {
  const studies = sectionOf('case-studies', 'product.cards');
  renderPage(<Cards {...studies} />);
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(studies.items.map(({ title }) => title));
});

const offers = sectionsOf('who-we-serve', 'product.offer');
const opening = sectionOf('who-we-serve', 'opening.page-hero');

const renderAll = () =>
  renderPage(
    <>
      <PageHero {...opening} />
      {offers.map((offer) => (
        <Offer key={offer.anchor} {...offer} />
      ))}
    </>,
  );

test.each([
  [
    'NGOs & Non-Profits',
    'Get NGO Pricing',
    '/start-trial',
    [
      /from \$400\/month with a 60% nonprofit discount/,
      /90% less data-management time and the evidence for 3x larger grants/,
    ],
  ],
  ['CSR Arms of Corporates', 'Schedule Executive Demo', '/contact', [/CSR enterprise plans start from \$25,000\/year/]],
  ['Impact Investors', 'See Portfolio Demo', '/demo-videos', [/^Custom$/]],
])('%s: %s to %s, with challenges and benefits, its price and its claims', (name, action, href, texts) => {
  renderAll();
  const part = within(screen.getByRole('region', { name }));
  expect(part.getByRole('link', { name: action })).toHaveAttribute('href', href);
  expect(part.getAllByRole('listitem').length).toBeGreaterThan(2);
  for (const text of texts) expect(part.getByText(text)).toBeVisible();
});

test.each(offers)('$title: each challenge is struck through, with its answer in the same row', (offer) => {
  renderPage(<Offer {...offer} />);
  const rows = screen.getAllByRole('listitem');
  expect(offer.items).toHaveLength(rows.length);
  expect(offer.challenges).toHaveLength(rows.length);
  for (const [n, row] of rows.entries()) {
    expect(row.querySelector('s')).toHaveTextContent(offer.challenges[n]!.text);
    expect(row.querySelector('p')).toHaveTextContent(`${offer.items[n]!.label} ${offer.items[n]!.text}`);
  }
});

test('a challenge without a benefit of its number is shown alone', () => {
  const [offer] = offers;
  renderPage(<Offer {...offer!} items={offer!.items.slice(0, 1)} />);
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.querySelectorAll('p').length)).toEqual(offer!.challenges.map((_, n) => (n ? 0 : 1)));
});

test('the hero of the page links to each offer', () => {
  const { container } = renderAll();
  const links = within(screen.getByRole('navigation', { name: opening.label })).getAllByRole('link');
  expect(links).toHaveLength(offers.length);
  for (const link of links) expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});

const plans = sectionOf('surve-r', 'product.plans');
const { title, subtitle, hosted, selfHosted } = plans;
const textsOf = (parts: HTMLElement[]) => parts.map(({ textContent }) => textContent);

test.each(['panel', 'halves'] as const)(
  '%s: one table with a row for each aspect, and a button for each plan',
  (variant) => {
    renderPage(<Plans {...plans} variant={variant} />);
    const table = within(screen.getByRole('table', { name: `${title} ${subtitle}` }));
    expect(textsOf(table.getAllByRole('columnheader'))).toEqual([
      hosted.title + hosted.text,
      selfHosted.title + selfHosted.text,
    ]);
    const [, price, ...rows] = table.getAllByRole('row');
    expect(price).toHaveTextContent(/^Price/);
    expect(textsOf(rows.slice(0, -1))).toEqual(plans.items.map((item) => item.label + item.hosted + item.selfHosted));
    const links = within(rows.at(-1)!).getAllByRole('link');
    expect(textsOf(links)).toEqual([hosted.action.label, selfHosted.action.label]);
  },
);

test('both cells of a row have its label for phones', () => {
  renderPage(<Plans {...plans} />);
  const labels = screen.getAllByRole('cell').flatMap(({ dataset }) => dataset.label ?? []);
  expect(labels).toEqual(['Price', ...plans.items.map(({ label }) => label)].flatMap((label) => [label, label]));
});

const segments = sectionOf('home', 'closing.link-list');

test('the segments of the home page: if empty, a note that there are no segments to display', () => {
  renderPage(<LinkList {...segments} items={[]} />);
  expect(screen.getByRole('status')).toHaveTextContent('There are no segments to display.');
});

test.each([
  ['agriculture', ['farmer', 'tracseed', 'surve-r']],
  ['coming-soon', ['surve-r', 'progran', 'drive-r']],
])('%s: each item of a link list has the colour of the product or platform that it leads to', (page, hues) => {
  renderPage(<LinkList {...sectionOf(page, 'closing.link-list')} />);
  expect(screen.getAllByRole('listitem').map(({ dataset }) => dataset.hue)).toEqual(hues);
});

test('the picture of a card of a link list is decorative, in its composition for phones', () => {
  const list = sectionOf('coming-soon', 'closing.link-list');
  expect(list.variant).toBe('cards');
  renderPage(<LinkList {...list} />);
  const shown = screen.getAllByRole('presentation').map((image) => image.getAttribute('src'));
  expect(shown).toEqual(list.items.map(({ picture }) => picture!.shipped!.narrow!.src));
});
