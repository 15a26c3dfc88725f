import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enterpriseGrants, enterprises, histories } from '~/mockups/data/livelihoods';
import { candidates, tests } from '~/mockups/data/modelling';
import { lists } from '~/mockups/data/survey';
import { Signature } from '~/mockups/kit/evidence';
import { count, rupees, sum } from '~/mockups/kit/numbers';
import { pages } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import type { OfferingItem, OfferingsContent } from '../section-schemas.generated';
import { DrawnOffering, OFFERING_DRAWINGS } from './drawings';
import { Offerings } from './offerings';

const NAMES = Object.keys(OFFERING_DRAWINGS) as (keyof typeof OFFERING_DRAWINGS)[];

test('an offering has its drawing instead of the icon, for the eye only', async () => {
  const item: OfferingItem = { title: 'Main', icon: 'world', text: 'Text.', points: [] };
  const items: OfferingItem[] = [
    item,
    { ...item, title: 'With an icon' },
    { ...item, title: 'Drawn', drawing: 'walked-plot' },
  ];
  renderPage(<Offerings title="Offerings" items={items} views={[]} />);
  const [icon, drawn] = within(screen.getAllByRole('list').at(-1) as HTMLElement).getAllByRole('listitem');
  expect(icon?.querySelectorAll('.tabler-icon')).toHaveLength(1);
  await waitFor(() => expect(drawn).toHaveTextContent('7.4 acres'));
  expect(drawn?.querySelectorAll('.tabler-icon')).toHaveLength(0);
  expect(drawn?.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
});

test.each(NAMES)('%s draws only known values, with its text in HTML', (name) => {
  const { container } = render(<DrawnOffering name={name} />);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(container.querySelectorAll('text, a, button, [tabindex]')).toHaveLength(0);
  expect(container.innerHTML).not.toMatch(/undefined|NaN|Infinity/);
  expect(container.innerHTML.length).toBeLessThan(5000);
});

test('each offering of a product has a drawing of its own, apart from the main one', () => {
  const drawings = ['surve-r', 'progran', 'drive-r'].flatMap((page) => {
    const [offerings] = (pages[page]?.sections ?? []).filter((one) => one.__component === 'product.offerings');
    const [main, ...others] = offerings?.items ?? [];
    expect(main?.drawing, page).toBeUndefined();
    return others.map(({ drawing }) => drawing);
  });
  expect(drawings).toEqual(NAMES);
});

test('the drawings repeat the numbers of the product screens', () => {
  const { container, rerender } = render(<DrawnOffering name="three-reports" />);
  for (const { from, to } of enterpriseGrants) {
    expect(container).toHaveTextContent(count(sum(enterprises.slice(from, to), (women) => women)));
  }
  rerender(<DrawnOffering name="officer-lists" />);
  for (const { by, households, visited } of lists) {
    expect(container).toHaveTextContent(`${by}${visited} of ${households}`);
  }
  const houses = [...container.querySelectorAll('svg > path')]
    .map((path) => path.getAttribute('d')?.match(/v-8l/g)?.length)
    .filter(Boolean);
  const [{ households, visited }] = lists;
  expect(houses, 'visited, the next one, still to visit').toEqual([visited, 1, households - visited - 1]);
  rerender(<DrawnOffering name="three-models" />);
  const { hit, missed } = tests.balanced;
  expect(container).toHaveTextContent(`Of ${hit + missed} who`);
  // Each row of dots is a dashed line: its length in steps, and the first dot.
  const dots = [...container.querySelectorAll('g > path')].map((path) =>
    sum([...path.getAttribute('d')!.matchAll(/h([\d.]+)/g)], ([, length]) => Math.floor(Number(length) / 6) + 1),
  );
  expect(dots).toEqual(candidates.flatMap(({ found }) => [found, hit + missed - found]));
  rerender(<DrawnOffering name="rows-out" />);
  expect(container).toHaveTextContent('SL-RCR-043114200Meera Joshi19 Oct');
  rerender(<DrawnOffering name="six-rounds" />);
  const { rounds, events } = histories['SL-RCR-0446'];
  for (const income of rounds) expect(container).toHaveTextContent(rupees(income));
  expect(container).toHaveTextContent(events[1].how);
  // Its legend: a ring for what a form opens with, and a dot for what it notes.
  expect(container).toHaveTextContent('last answer new answer');
});

test('a large drawing has the place of four in three columns, so that the last row is full', () => {
  const [offerings] = (pages['surve-r']?.sections ?? []).filter((one) => one.__component === 'product.offerings');
  const { container } = renderPage(<Offerings {...(offerings as OfferingsContent)} />);
  const others = [...container.querySelectorAll('li:has(> [aria-hidden])')];
  const large = others.filter(({ className }) => className.includes('large'));
  expect(large).toEqual([others[0]]);
  expect((others.length + 3) % 3).toBe(0);
});

test('the two large drawings of Drive-R have a wide panel, so that the others are four in a row', () => {
  const [offerings] = (pages['drive-r']?.sections ?? []).filter((one) => one.__component === 'product.offerings');
  const { container } = renderPage(<Offerings {...(offerings as OfferingsContent)} />);
  const others = [...container.querySelectorAll('li:has(> [aria-hidden])')];
  expect(others.map(({ className }) => className.includes('wide'))).toEqual([true, true, false, false, false, false]);
});

test('the receipt has a signature of its own, which is not that of the opening of the page', () => {
  const { container: receipt } = render(<DrawnOffering name="signed-line" />);
  const { container: consent } = render(<Signature />);
  const [signed] = consent.querySelectorAll('path');
  expect(receipt.innerHTML).toContain('Noorjahan Begum');
  expect(receipt.innerHTML).not.toContain(signed?.getAttribute('d'));
});
