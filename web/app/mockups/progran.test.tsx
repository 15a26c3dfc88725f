import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { districts } from './data/livelihoods';
import { grants, stateOf } from './data/grants';
import { count, sum } from './kit/numbers';
import { metricsAt, write } from './kit/theory';
import { mockup as gardens } from './screens/progran-gardens';
import { mockup as metrics } from './screens/progran-metrics';
import { mockup as projects } from './screens/progran-projects';
import { mockup as reports } from './screens/progran-reports';
import { mockup as reportBefore } from './screens/progran-reports-before';
import { mockup as reportOfRaichur } from './screens/progran-reports-raichur';
import { mockup as promise } from './screens/progran-promise';

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

test('the way to the target of a metric is told apart from its value', () => {
  const { container } = render(<metrics.component />);
  const diet = [...container.querySelectorAll('.pg-metric')].find(({ textContent }) => /varied diet/.test(textContent));
  expect([...diet!.querySelectorAll('.pg-latest > *')].map(({ textContent }) => textContent)).toEqual([
    '46%',
    '46% of the way',
  ]);
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
  expect(rows[3]!.querySelector('.pm-done')).toHaveTextContent(/^46%at risk/);
  const behind = [...container.querySelectorAll('.pm-cause > *')].map(({ textContent }) => textContent);
  expect(behind).toHaveLength(rows.length);
  expect(behind[0]).toContain(`in ${sum(districts, ({ villages }) => villages)} villages`);
  expect(behind[1]).toMatch(/^252 trainings from July to September4,104 of 4,500/);
  expect(behind[2]).toMatch(/₹10,150 in Yadgir, ₹11,900 in Bidar$/);
  expect(behind[3]).toBe('Kitchen gardens are three weeks late1,216 of 2,216 planted');
});
