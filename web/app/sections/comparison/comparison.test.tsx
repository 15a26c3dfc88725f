import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { districts, women } from '~/mockups/data/livelihoods';
import { held, waiting } from '~/mockups/data/survey';
import { count, rupees } from '~/mockups/kit/numbers';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Comparison } from './comparison';
import { REPLACED, REPLACED_SEATS, Station } from './station-drawings';

const whyDifferent = sectionOf('home', 'product.comparison');

test("'Why We Build Different' with three clickable product badges and a button to /allproducts", () => {
  renderPage(<Comparison {...whyDifferent} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Why We Build Different');
  for (const [name, href] of [
    [/^Drive-R/, '/drive_r'],
    [/^ProGran/, '/progran'],
    [/^Surve-R/, '/surve_r'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(screen.getByRole('link', { name: whyDifferent.action.label })).toHaveAttribute('href', '/allproducts');
});

test('the badges show one record of the mockups on its way through the products', () => {
  const { container } = renderPage(<Comparison {...whyDifferent} />);
  const [record] = held;
  const { name, actual, planned, income } = districts.find(({ name }) => name === 'Raichur')!;
  expect([...container.querySelectorAll('li span[aria-hidden]')].map(({ textContent }) => textContent)).toEqual([
    `${record.at}${record.who} answers at her door in ${name}`,
    `${count(actual)}of ${count(planned)} women of ${name} are enrolled, and she is one of them`,
    `${rupees(income)}a month is the mean income in ${name}, with her ${rupees(women[0].now)} in it`,
  ]);
  expect(waiting.find(({ who }) => who === record.who)?.id).toContain('RCR');
});

/** The dots of each path with a dash of one dot a unit: a column of n dots is n - 0.9 units high. */
const dotsOf = (svg: Element) =>
  [...svg.querySelectorAll('[stroke-dasharray]')].map((path) =>
    [...path.getAttribute('d')!.matchAll(/M([\d.]+) [\d.]+v-([\d.]+)/g)].map(([, x, height]) => ({
      x: Number(x),
      dots: Math.round(Number(height) + 0.9),
    })),
  );
const sum = (columns: readonly { dots: number }[]) => columns.reduce((total, { dots }) => total + dots, 0);

test('each product has its drawing, for the eye only', async () => {
  const { container } = renderPage(<Comparison {...whyDifferent} />);
  await waitFor(() => expect(container.querySelectorAll('li svg[aria-hidden] circle')).not.toHaveLength(0));
  expect(container.querySelectorAll('li svg')).toHaveLength(3);
});

test('the drawings have one dot for each woman, and one of them is the record', () => {
  const { container } = render(whyDifferent.products.map(({ hue }) => <Station key={hue} name={hue} />));
  const [, meeting, distribution] = container.querySelectorAll('svg');
  const { actual, planned, income } = districts.find(({ name }) => name === 'Raichur')!;
  /** An arc of n dots has a length of n - 0.9 dots. */
  const seats = [...meeting!.querySelectorAll('g > g')].map((part) =>
    [...part.querySelectorAll('path')].reduce(
      (total, arc) => total + Math.round(Number(arc.getAttribute('pathLength')) + 0.9),
      0,
    ),
  );
  expect(seats).toEqual([planned - actual, actual + REPLACED_SEATS]);
  const [incomes] = dotsOf(distribution!);
  expect(sum(incomes!) - REPLACED).toBe(actual);
  const incomeAt = (x: number) => 8000 + (x / 53) * 6000;
  expect(incomes!.reduce((total, { x, dots }) => total + dots * incomeAt(x), 0) / sum(incomes!)).toBeCloseTo(
    income,
    -1,
  );
  const meanLine = distribution!.querySelector('path:not([stroke-dasharray])')!;
  expect(Math.abs(incomeAt(parseFloat(meanLine.getAttribute('d')!.slice(1))) - income)).toBeLessThan(2);
  const her = container.querySelector('svg:last-child > circle')!;
  expect(Math.abs(incomeAt(Number(her.getAttribute('cx'))) - women[0].now)).toBeLessThan(60);
});

test('the door of the house is open: no dot of its front is near the record', () => {
  const { container } = render(<Station name="surve-r" />);
  const columns = [
    ...container
      .querySelector('[stroke-dasharray]')!
      .getAttribute('d')!
      .matchAll(/M(.+?) (.+?)v-([\d.]+)/g),
  ];
  const near = columns.filter(
    ([, x, low, height]) => Math.abs(Number(x) - 39) < 6 && Number(low) > -5 && Number(low) - Number(height) < 5,
  );
  expect(columns.length).toBeGreaterThan(53);
  expect(near).toEqual([]);
});

test('the rings are as wide as the drawing, and the record is a seat of one', () => {
  const { container } = render(<Station name="progran" />);
  const arcs = [...container.querySelectorAll('path')].map((arc) =>
    [...arc.getAttribute('d')!.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number)),
  );
  const radii = arcs.map(([, , radius]) => radius!);
  const middle = 26.5;
  expect(middle - Math.max(...radii)).toBeGreaterThan(0.29);
  expect(middle - Math.max(...radii)).toBeLessThan(1);
  for (const [x, y, radius] of arcs) expect(Math.hypot(x! - middle, y!)).toBeCloseTo(radius!, 1);
  const record = Number(container.querySelector('circle')!.getAttribute('cx')) - middle;
  expect(radii).toContainEqual(expect.closeTo(record, 2));
});

test('the line is not drawn before the stations come into view', () => {
  let report = (_entries: { isIntersecting: boolean; boundingClientRect: { top: number } }[]) => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  const { container } = renderPage(<Comparison {...whyDifferent} />);
  const stations = container.querySelector('ol');
  act(() => report([{ isIntersecting: false, boundingClientRect: { top: 2000 } }]));
  expect(stations).toHaveAttribute('data-waiting', 'true');
  act(() => report([{ isIntersecting: true, boundingClientRect: { top: 500 } }]));
  expect(stations).toHaveAttribute('data-waiting', 'false');
});
