import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  ballariTalukas,
  decideByRound,
  districts,
  histories,
  trainingsByWeek,
  yadgirTalukas,
  yadgirTrainingsByWeek,
} from './data/livelihoods';
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
import { mockup as rounds } from './screens/progran-rounds';
import { mockup as roundsOfLakshmi } from './screens/progran-rounds-lakshmi';
import { mockup as villages } from './screens/progran-villages';
import { mockup as villagesOfBallari } from './screens/progran-villages-ballari';
import { mockup as villagesOfYadgir } from './screens/progran-villages-yadgir';

test('each bar of the Theory of Change lies between its baseline and its target', () => {
  const { container } = render(<gardens.component />);
  const nodes = [...container.querySelectorAll('.th-node:has(.track)')];
  // Its output, its outcome and the impact. What does not rest on it has its value without a bar, so no box is empty.
  expect(nodes).toHaveLength(3);
  const others = [...container.querySelectorAll('.th-node[data-off]')].map(({ textContent }) => textContent);
  expect(others).toHaveLength(6);
  const offValues = metricsAt('Output')
    .slice(0, 2)
    .map(({ name, latest, target, unit }) => `${name}${write(latest, unit)} of\u00a0${write(target, unit)}`);
  for (const text of offValues) expect(others).toContain(text);
  const diet = metricsAt('Outcome')[2]!;
  const node = nodes.find(({ textContent }) => textContent?.startsWith(diet.name));
  expect(node?.textContent).toBe(
    `${diet.name}${write(diet.latest, '%')} of\u00a0${write(diet.target, '%')}from ${write(diet.baseline, '%')}`,
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
    `${count(late.reached)} now${count(byDecember)} by December, of ${count(late.planned)} planned`,
  );
  expect(container.querySelector('.pg-finding .plot-field')).toHaveTextContent(count(byDecember));
  expect(container.querySelector('.pg-finding .legend')).toHaveTextContent('ReachedAt this pacePlanned');
  // Narrow screens have the grants on track in one row.
  const rest = grants.filter((grant) => stateOf(grant) === 'On track');
  expect(container.querySelector('.total')).toHaveTextContent(
    `${rest.length} more, on track${count(sum(rest, ({ reached }) => reached))}${count(sum(rest, ({ planned }) => planned))}`,
  );
  expect(container.querySelector('.pg-finding')).toHaveTextContent(
    `${count(late.planned - byDecember)} people fewer than planned.`,
  );
});

test('a donor code opens the grants of its donor and none of other donors', () => {
  const { container } = render(<login.component />);
  const named = grants.slice(0, 2);
  const opened = [...container.querySelectorAll('.pg-opens > *')];
  expect(opened.map(({ textContent }) => textContent)).toEqual(
    named.map(({ name, reached, planned }) => `${name} ${count(reached)} of ${count(planned)}`),
  );
  /** The dots of a path. A line is half a dot longer than its dots need. */
  const dots = (path: Element) =>
    [...path.getAttribute('d')!.matchAll(/v([\d.]+)/g)].reduce((all, [, length]) => all + Number(length) + 0.5, 0);
  expect(opened.map((field) => [...field.querySelectorAll('path')].map(dots).reverse())).toEqual(
    named.map(({ reached, planned }) => {
      const done = Math.round(reached / 40);
      return [done, planned / 40 - done];
    }),
  );
  expect(container.querySelector('.pg-code')).toHaveTextContent('BRF-2026-K7Q4');
  // Each field has the width of the one with the most dots, so that dots have one size.
  const widths = opened.map((field) => field.querySelector('svg')!.getAttribute('viewBox'));
  expect(widths).toEqual(named.map(() => `-0.5 -0.5 ${named[0]!.planned / 40 / 5} 5`));
  expect(container.querySelector('dl')).toHaveTextContent(
    `${grants.length - 2} more grants${grants.length} in allAccessRead-only`,
  );
});

test('a metric shows every round on the way from its baseline to its target', () => {
  const { container } = render(<metrics.component />);
  const { baseline, latest, target } = metricsAt('Outcome')[1]!;
  expect(container.querySelector('.pg-latest')).toHaveTextContent(`${latest}%`);
  expect(container).toHaveTextContent(`${latest}% of ${target}% promised`);
  const rounds = [...container.querySelectorAll<HTMLElement>('.pg-way > *')];
  expect(rounds.map(({ textContent }) => textContent)).toEqual([
    ...decideByRound.map((value, n) => `${value}${n > 0 ? '' : '%'}`),
    `${target}%`,
  ]);
  const places = rounds.map((round) => parseFloat(round.style.getPropertyValue('--v')));
  expect(places[0]).toBe(0);
  expect(places[5]).toBeCloseTo((100 * (latest - baseline)) / (target - baseline), 0);
  expect(places[6]).toBe(100);
  // The bar has a line at the end of each round between the first and the last one.
  const lines = [...container.querySelectorAll<HTMLElement>('.track > i')];
  expect(lines.map(({ style }) => parseFloat(style.getPropertyValue('--v')))).toEqual(places.slice(1, 5));
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

test('each week has a column of its trainings, and the weeks in which Yadgir stood still are one marked gap', () => {
  const { container } = render(<weeks.component />);
  /** The left edge and the height of each column, in trainings. */
  const columns = (part: string) =>
    [
      ...container
        .querySelector(`.pg-week-${part}`)!
        .getAttribute('d')!
        .matchAll(/M(\d+) \d+v-(\d+)/g),
    ].map(([, x, height]) => [Number(x), Number(height) / 4] as const);
  const yadgir = yadgirTrainingsByWeek.flatMap((trainings, week) => (trainings > 0 ? [[week * 27, trainings]] : []));
  expect(columns('late')).toEqual(yadgir);
  expect(columns('solid')).toEqual(trainingsByWeek.map((all, n) => [n * 27, all]));
  // Those of all six districts are lower in the same weeks.
  const [before, seventh, eighth, after] = columns('solid')
    .slice(5, 9)
    .map(([, trainings]) => trainings);
  expect(Math.max(seventh!, eighth!)).toBeLessThan(Math.min(before!, after!));
  expect(container.querySelector('.legend')).toHaveTextContent('Trainings a week:all six districtsYadgir');
  const keys = [...container.querySelectorAll<HTMLElement>('.key')].map(({ dataset }) => dataset.variant);
  expect(keys).toEqual(['solid', 'accent']);
  const gap = container.querySelector('.pg-week-gap')!;
  expect([gap.getAttribute('x'), gap.getAttribute('width')]).toEqual([`${6 * 27}`, `${27 + 20}`]);
  expect(container).toHaveTextContent('Weeks 7 and 8');
  expect(container.querySelector('.pg-week-filters')).toHaveTextContent(/^Region.+Project.+Date range/);
});

test('each round has its value, and one just below the promised line stands above that line', () => {
  const { container } = render(<roundsOfLakshmi.component />);
  const values = [...container.querySelectorAll<HTMLElement>('.pg-rounds-value')];
  const points = [...container.querySelectorAll<HTMLElement>('.pg-rounds-point, .pg-rounds-tip')];
  expect(points.map(({ style }) => style.left)).toEqual(values.map(({ style }) => style.left));
  const isLifted = values.map(({ style }, n) => style.bottom !== points[n]!.style.bottom);
  expect(values.filter((_, n) => isLifted[n]).map(({ textContent }) => textContent)).toEqual([rupees(11650)]);
  const promised = container.querySelector<HTMLElement>('.pg-rounds-promised')!.style.bottom;
  expect(values[isLifted.indexOf(true)]!.style.bottom).toBe(promised);
});

test('the story of a woman has her income in each round, what turned it, and the events of the register in order', () => {
  const { container } = render(<rounds.component />);
  const { rounds: incomes, turn, events } = histories['SL-RCR-0446'];
  const values = [...container.querySelectorAll('.pg-rounds-value')].map(({ textContent }) => textContent);
  expect(values).toEqual(incomes.map(rupees));
  expect(container.querySelector('.pg-rounds-figure')).toHaveTextContent(rupees(incomes.at(-1)!));
  // Her income falls from there on.
  expect(incomes.slice(turn.at + 1).every((income, n) => income < incomes[turn.at + n]!)).toBe(true);
  const shown = [...container.querySelectorAll('.pg-rounds-events > * > .b')].map(({ textContent }) => textContent);
  expect(shown).toEqual(events.map(({ what }) => what).toReversed());
});

test('each event of a woman stands at its day on the axis of the rounds, and that of the last round at its end', () => {
  const { container } = render(<roundsOfLakshmi.component />);
  const events = [...container.querySelectorAll<HTMLElement>('.pg-rounds-events > *')];
  const places = events.map((event) => parseFloat(event.style.getPropertyValue('--v')));
  // In August 2025, in January and June 2026, and in October 2026, of fifteen months since July 2025.
  [1, 6, 11, 15].forEach((month, n) => expect(Math.abs((places[n]! * 15) / 100 - month)).toBeLessThan(0.6));
  expect(events.map(({ dataset }) => dataset.end)).toEqual([undefined, undefined, undefined, 'true']);
  // The line changes its colour on the day of the loan.
  const { turn } = histories['SL-RCR-0412'];
  expect((turn.at / 5) * 100).toBeCloseTo(places[2]!, 0);
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
  // On phones the thread of the late one runs down to its card.
  expect([...rows].map((row) => row.querySelectorAll('.pm-drop.narrow-only').length)).toEqual([0, 0, 0, 1]);
  const behind = [...container.querySelectorAll('.pm-cause > *')].map(({ textContent }) => textContent);
  expect(behind).toHaveLength(rows.length);
  expect(behind[0]).toContain(`in ${sum(districts, ({ villages }) => villages)} villages`);
  expect(behind[1]).toMatch(/^252 trainings from July to September4,104 of 4,500/);
  expect(behind[2]).toMatch(/₹10,150 in Yadgir, ₹11,900 in Bidar$/);
  expect(behind[3]).toBe('Kitchen gardens are three weeks late1,216 of 2,216 planted');
});
