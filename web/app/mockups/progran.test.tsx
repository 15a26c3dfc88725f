import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ballariTalukas, decideByRound, districts, histories, yadgirTalukas } from './data/livelihoods';
import { grants, stateOf } from './data/grants';
import { count, rupees, sum } from './kit/numbers';
import { metricsAt, write } from './kit/theory';
import { mockup as gardens } from './screens/progran-gardens';
import { mockup as login } from './screens/progran-login';
import { mockup as metrics } from './screens/progran-metrics';
import { mockup as projects } from './screens/progran-projects';
import { mockup as reports } from './screens/progran-reports';
import { mockup as reportBefore } from './screens/progran-reports-before';
import { mockup as reportOfRaichur } from './screens/progran-reports-raichur';
import { mockup as promise } from './screens/progran-promise';
import { mockup as weeks } from './screens/progran-weeks';
import { mockup as weeksBefore } from './screens/progran-weeks-before';
import { mockup as weeksOfRaichur } from './screens/progran-weeks-raichur';
import { mockup as rounds } from './screens/progran-rounds';
import { mockup as roundsOfLakshmi } from './screens/progran-rounds-lakshmi';
import { mockup as villages } from './screens/progran-villages';
import { mockup as villagesOfBallari } from './screens/progran-villages-ballari';
import { mockup as villagesOfYadgir } from './screens/progran-villages-yadgir';

test('each bar of the Theory of Change lies between its baseline and its target', () => {
  const { container } = render(<gardens.component />);
  const nodes = [...container.querySelectorAll('.th-node:has(.track)')];
  expect(nodes).toHaveLength(7);
  const diet = metricsAt('Outcome')[2]!;
  const node = nodes.find(({ textContent }) => textContent?.startsWith(diet.name));
  expect(node?.textContent).toBe(
    [diet.name, write(diet.latest, '%'), write(diet.baseline, '%'), write(diet.target, '%')].join(''),
  );
  const done = (diet.latest - diet.baseline) / (diet.target - diet.baseline);
  const bar = node?.querySelector<HTMLElement>('.track')?.style.getPropertyValue('--v') ?? '';
  expect(parseFloat(bar)).toBeCloseTo(100 * done, 0);
});

test('the chain of the late activity has a node in every column', () => {
  const { container } = render(<gardens.component />);
  const columns = [...container.querySelectorAll('.th-column')];
  expect(columns.map((column) => column.querySelectorAll('.th-node:not([data-off])').length)).toEqual([1, 1, 1, 1]);
});

test('the first project is the late one, with the people whom it will miss', () => {
  const { container } = render(<projects.component />);
  const late = grants.find((grant) => stateOf(grant) === 'Behind')!;
  expect(container.querySelector('.tr:not(.th)')).toHaveTextContent(late.name);
  const byDecember = (late.reached / 10) * 12;
  expect(container.querySelector('.pg-finding')).toHaveTextContent(
    `${count(byDecember)} of ${count(late.planned)} in December`,
  );
  expect(container.querySelector('.pg-finding')).toHaveTextContent(
    `${count(late.planned - byDecember)} people fewer than planned.`,
  );
});

test('a donor code opens the grants of its donor and none of other donors', () => {
  const { container } = render(<login.component />);
  const [first, second] = grants;
  const rows = [...container.querySelectorAll('.pg-opened')].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    ...[first, second].map(({ name, reached, planned }) => `${name}${count(reached)} of ${count(planned)} people`),
    `${grants.length - 2} more grantswith their reports${grants
      .slice(2)
      .map(({ name }) => name)
      .join('')}`,
  ]);
  /** The dots of a path. A line is half a dot longer than its dots need. */
  const dots = (path: Element) =>
    [...path.getAttribute('d')!.matchAll(/[hv]([\d.]+)/g)].reduce((all, [, length]) => all + Number(length) + 0.5, 0);
  for (const layout of ['.pg-wide', '.pg-narrow']) {
    const fields = [...container.querySelectorAll(layout)];
    expect(fields.map((field) => [...field.querySelectorAll('path')].map(dots).reverse())).toEqual(
      [first, second].map(({ reached, planned }) => {
        const done = Math.round(reached / 20);
        return [done, planned / 20 - done];
      }),
    );
  }
  expect(container).toHaveTextContent('One dot: 20 people');
  expect(container.querySelector('.pg-code')).toHaveTextContent('BRF-2026-K7Q4');
  expect(container.querySelector('.pg-redacted')).toHaveTextContent('Other donors');
});

test('a metric shows every round on the way from its baseline to its target, and what is missing in points', () => {
  const { container } = render(<metrics.component />);
  const { baseline, latest, target } = metricsAt('Outcome')[1]!;
  expect(container.querySelector('.pg-latest')).toHaveTextContent(`${latest}%`);
  expect(container).toHaveTextContent(`${target - latest} points to go`);
  const rounds = [...container.querySelectorAll<HTMLElement>('.pg-way > span')];
  expect(rounds.map(({ textContent }) => textContent)).toEqual([
    ...decideByRound.map((value, n) => `${value}${n > 0 ? '' : '%'}R${n + 1}`),
    `${target}%Promised`,
  ]);
  const places = rounds.map((round) => parseFloat(round.style.getPropertyValue('--v')));
  expect(places[0]).toBe(0);
  expect(places[5]).toBeCloseTo((100 * (latest - baseline)) / (target - baseline), 0);
  expect(places[6]).toBe(100);
});

test('every village of the programme is a dot, and those behind their plan are the last ones', () => {
  const { container } = render(<villages.component />);
  const dots = (selector: string) =>
    [...container.querySelectorAll(selector)].map((path) => path.getAttribute('d')!.split('M').length - 1);
  expect(dots('.pg-village-inner')).toEqual(districts.map(({ late }) => late));
  expect(dots('svg > .pg-village')).toEqual(districts.map((one) => one.villages - one.late));
  districts.forEach(({ name, planned, actual, late, villages: all }, n) =>
    expect(container.querySelectorAll('.pg-village-places > *')[n]).toHaveTextContent(
      `${name}${count(actual)} of ${count(planned)} women${late} of ${all} villages behind`,
    ),
  );
});

test.each([
  { district: 'Yadgir', talukas: yadgirTalukas, mockup: villagesOfYadgir },
  { district: 'Ballari', talukas: ballariTalukas, mockup: villagesOfBallari },
])('the villages of $district have the women of their taluka, and those behind are amber', ({ talukas, mockup }) => {
  const { container } = render(<mockup.component />);
  const places = [...container.querySelectorAll('.pg-village-places > *')];
  talukas.forEach(({ name, actual, late, villages: all }, n) => {
    const enrolled = [...places[n]!.querySelectorAll('text')].map(({ textContent }) => Number(textContent));
    expect(enrolled, name).toHaveLength(all);
    expect(sum(enrolled, (women) => women)).toBe(actual);
    expect(places[n]!.querySelectorAll('[data-late]')).toHaveLength(late);
    expect(places[n]).toHaveTextContent(late > 0 ? `${late} of ${all} villages behind` : 'None behind');
  });
});

test('each report has the totals of its rows', () => {
  for (const { component: Report } of [reports, reportOfRaichur, reportBefore]) {
    const { container, unmount } = render(<Report />);
    const rows = [...container.querySelectorAll('.tr:not(.th)')].map((row) =>
      [...row.querySelectorAll('.num')].map(({ textContent }) => Number(textContent?.replaceAll(',', ''))),
    );
    const total = rows.pop()!;
    total.forEach((figure, n) => expect(sum(rows, (row) => row[n]!)).toBeCloseTo(figure));
    unmount();
  }
});

test.each([
  { mockup: weeks, late: 29, selected: 252, all: 252 },
  { mockup: weeksOfRaichur, late: 5, selected: 57, all: 252 },
  { mockup: weeksBefore, late: 27, selected: 220, all: 220 },
])('each of $selected trainings is a dot in its week, and $late fell behind', ({ mockup, late, selected, all }) => {
  const { container } = render(<mockup.component />);
  const dots = (part: string) => container.querySelector(`.pg-week-${part}`)!.getAttribute('d')!.split('M').length - 1;
  expect([dots('late'), dots('solid'), dots('soft')]).toEqual([late, selected - late, all - selected]);
  // What is said of them has the same numbers.
  expect(container).toHaveTextContent(`${late} of ${selected} trainings`);
  const keys = [...container.querySelectorAll('.pg-week-key > *')].map(({ textContent }) => parseInt(textContent, 10));
  expect(keys.slice(0, 2)).toEqual([late, selected - late]);
});

test('the two weeks in which Yadgir stood still are one marked gap in its own row', () => {
  const { container } = render(<weeks.component />);
  const heights = (part: string) =>
    [
      ...container
        .querySelector(`.pg-week-${part}`)!
        .getAttribute('d')!
        .matchAll(/M[\d.]+ ([\d.]+)/g),
    ].map(([, y]) => Number(y));
  expect(Math.min(...heights('late'))).toBeGreaterThan(Math.max(...heights('solid')));
  const [gap, ...others] = container.querySelectorAll<HTMLElement>('.pg-week-gap');
  expect(others).toHaveLength(0);
  const width = 13 * 28 - 8;
  expect(parseFloat(gap!.style.left)).toBeCloseTo((100 * 6 * 28) / width, 1);
  expect(parseFloat(gap!.style.width)).toBeCloseTo((100 * (28 + 20)) / width, 1);
  expect(render(<weeksBefore.component />).container.querySelector('.pg-week-gap')).toBeNull();
});

test('a value just below the promised line stands under its point', () => {
  const { container } = render(<roundsOfLakshmi.component />);
  const below = [...container.querySelectorAll('.pg-rounds-value[data-below]')].map(({ textContent }) => textContent);
  expect(below).toEqual([rupees(11650)]);
});

test('the story of a woman has her income in each round, what turned it, and the events of the register in order', () => {
  const { container } = render(<rounds.component />);
  const { rounds: incomes, turn, events } = histories['SL-RCR-0446'];
  const values = [...container.querySelectorAll('.pg-rounds-value')].map(({ textContent }) => textContent);
  expect(values).toEqual(incomes.slice(0, -1).map(rupees));
  expect(container.querySelector('.pg-rounds-figure')).toHaveTextContent(rupees(incomes.at(-1)!));
  // Her income falls from there on.
  expect(incomes.slice(turn.at + 1).every((income, n) => income < incomes[turn.at + n]!)).toBe(true);
  const shown = [...container.querySelectorAll('.pg-rounds-events > * > .b')].map(({ textContent }) => textContent);
  expect(shown).toEqual(events.map(({ what }) => what).toReversed());
});

test('each sentence of the letter ends with what it promises, and a thread leads to what is measured', () => {
  const { container } = render(<promise.component />);
  const rows = [...container.querySelectorAll('.pm-row')].filter((row) => row.querySelector('.pm-thread'));
  expect(rows).toHaveLength(4);
  for (const row of rows) {
    expect(row.querySelector('.pm-said')!.textContent).toMatch(
      new RegExp(`${row.querySelector('.pm-mark')!.textContent}$`),
    );
  }
  expect(rows[0]).toHaveTextContent(`joined by ${count(sum(districts, ({ planned }) => planned))} women.`);
  expect(rows[0]!.querySelector('.pm-done')).toHaveTextContent(count(sum(districts, ({ actual }) => actual)));
  expect(rows[3]!.querySelector('.pm-mark')).toHaveTextContent('60% of households.');
  expect(rows[3]!.querySelector('.pm-done')).toHaveTextContent(/^46%14 points to gofrom 34% at the start60%$/);
  // Each figure counts from what it was at the start to what it is.
  for (const figure of container.querySelectorAll<HTMLElement>('[data-steps]')) {
    const steps = figure.dataset.steps!.split('\n');
    expect(figure.parentElement).toHaveTextContent(`${steps[0]} at the start`);
    expect(figure).toHaveTextContent(steps.at(-1)!);
  }
  const behind = [...container.querySelectorAll('.pm-cause > *')].map(({ textContent }) => textContent);
  expect(behind).toHaveLength(rows.length);
  expect(behind[0]).toContain(`in ${sum(districts, ({ villages }) => villages)} villages`);
  expect(behind[1]).toMatch(/^252 trainings from July to September4,104 of 4,500/);
  expect(behind[2]).toMatch(/₹10,150 in Yadgir, ₹11,900 in Bidar$/);
  expect(behind[3]).toBe('Kitchen gardens are three weeks late1,216 of 2,216 planted');
});
