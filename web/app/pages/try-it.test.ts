import { expect, test } from 'vitest';
import {
  decideByDistrict,
  districts,
  incomeByRound,
  incomeTarget,
  lateActivity,
  metrics,
  yadgirByRound,
  kindsOfWork,
} from '~/mockups/data/livelihoods';
import { plot } from '~/mockups/data/survey';
import { activities, atRisk, forecastOf, metricsAt, valued, write } from '~/mockups/kit/theory';
import { count, decimal, percent, rupees, sum } from '~/mockups/kit/numbers';
import { pages, sectionOf } from '../../testing/pages';

const PRODUCTS = ['surve-r', 'progran', 'drive-r'];
/** The text of a choice, or of a view, by its mockup. */
const textOf = (product: string, mockup: string) =>
  sectionOf(product, 'product.try-it')
    .items.flatMap((item) => [item, ...item.views])
    .find((one) => one.mockup === mockup)?.text ?? '';

test.each(PRODUCTS)('%s: the visitor tries it right after the opening, on three screens of their own', (product) => {
  expect(pages[product]?.sections[1]?.__component).toBe('product.try-it');
  const { items } = sectionOf(product, 'product.try-it');
  expect(new Set(items.map(({ mockup }) => mockup)).size).toBe(3);
  for (const { mockup } of items) expect(mockup?.startsWith(product)).toBe(true);
  const shown = JSON.stringify(pages[product]).match(/"mockup":"[a-z-]+"/g) ?? [];
  // The first view is the screen itself.
  for (const { mockup, views } of items) {
    expect(shown.filter((one) => one.includes(`"${mockup}"`))).toHaveLength(views.length > 0 ? 2 : 1);
  }
});

test('the replies of Drive-R have the figures of its screens', () => {
  const gaps = districts.map(({ income }) => incomeTarget - income);
  for (const gap of [Math.max(...gaps), Math.min(...gaps)]) {
    expect(textOf('drive-r', 'drive-r-gaps')).toContain(rupees(gap));
  }
  const [farmWork, ...others] = [...kindsOfWork].sort((a, b) => a.income - b.income);
  const lack = incomeTarget - (farmWork?.income ?? 0);
  expect(textOf('drive-r', 'drive-r-gaps-by-work')).toContain(`${farmWork?.work} lacks ${rupees(lack)}`);
  expect(lack).toBeGreaterThan(Math.max(...gaps));
  expect(others.filter(({ income }) => income > incomeTarget).map(({ work }) => work)).toEqual([
    'Tailoring',
    'Millet snacks',
  ]);
  const [first, , , fourth, , last] = incomeByRound;
  for (const figure of [rupees(first), rupees(last), percent(last / first - 1)]) {
    expect(textOf('drive-r', 'drive-r-rounds')).toContain(figure);
  }
  const shares = kindsOfWork.map(({ women, decide }) => decide / women);
  const deciding = count(sum(kindsOfWork, ({ decide }) => decide));
  for (const figure of [Math.max(...shares), Math.min(...shares)]) {
    expect(textOf('drive-r', 'drive-r-decisions')).toContain(percent(figure));
  }
  const byDistrict = districts.map(({ actual }, n) => decideByDistrict[n]! / actual);
  const ends = [Math.max(...byDistrict), Math.min(...byDistrict)];
  expect(textOf('drive-r', 'drive-r-decisions-by-district')).toContain(deciding);
  expect(textOf('drive-r', 'drive-r-decisions-by-district')).toContain(
    `from ${ends.map((end) => `${percent(end)} in ${districts[byDistrict.indexOf(end)]?.name}`).join(' to ')}`,
  );
  const [start, , , , , now] = yadgirByRound;
  for (const figure of [rupees(start), rupees(now), percent(now / start - 1), rupees(fourth)]) {
    expect(textOf('drive-r', 'drive-r-rounds-yadgir')).toContain(figure);
  }
  // Two rounds behind
  expect(now).toBeGreaterThan(fourth);
  expect(now).toBeLessThan(incomeByRound[4]);
  expect(metrics[2].latest).toBe(61);
});

test('the replies of ProGran have the figures of the Theory of Change', () => {
  const gardens = textOf('progran', 'progran-gardens');
  for (const part of [lateActivity.since, atRisk?.name.toLowerCase(), `${atRisk?.latest}%`, `${atRisk?.target}%`]) {
    expect(gardens).toContain(part);
  }
  const [linked, trained, planted] = metricsAt('Output');
  expect(gardens).toContain(`${count(planted?.latest ?? 0)} of ${count(planted?.target ?? 0)}`);
  const trainings = textOf('progran', 'progran-trainings');
  expect(trainings).toContain(`${count(trained?.latest ?? 0)} of ${count(trained?.target ?? 0)}`);
  expect(trainings).toContain(activities[1].note.split(' ')[0]);
  for (const { done } of metricsAt('Outcome').slice(0, 2)) expect(done).toBeGreaterThan(0.7);
  const groups = textOf('progran', 'progran-groups');
  expect(groups).toContain(`${linked?.latest} of ${linked?.target}`);
  expect(groups).toContain(activities[0].note.split(' ').slice(2).join(' '));
});

test('the forecasts of ProGran have the figures of its screens, between today and the targets', () => {
  const ends = (forecast: 'same' | 'planted') => (metric: (typeof valued)[number]) => {
    const { value, done } = forecastOf(metric, forecast);
    expect(value).toBeGreaterThanOrEqual(metric.latest);
    expect(done).toBeLessThanOrEqual(1);
    return write(value, metric.unit);
  };
  const named = (name: RegExp) => valued.find((metric) => name.test(metric.name))!;
  const [diet, planted] = [named(/diet/), named(/^Gardens/)];
  const same = textOf('progran', 'progran-gardens-same');
  for (const figure of [ends('same')(planted), `${ends('same')(diet)} instead of ${diet.target}%`])
    expect(same).toContain(figure);
  const inTime = textOf('progran', 'progran-gardens-planted');
  for (const figure of [ends('planted')(planted), ends('planted')(diet)]) expect(inTime).toContain(figure);
  expect(diet.target - forecastOf(diet, 'planted').value).toBe(2);
  const trainings = textOf('progran', 'progran-trainings-forecast');
  for (const name of [/trained/, /enterprise/, /decide/]) expect(trainings).toContain(ends('same')(named(name)));
  expect(textOf('progran', 'progran-groups-forecast')).toContain(`All ${ends('same')(named(/linked/))} groups`);
});

test('the replies of Surve-R have the area of the plot', () => {
  for (const mockup of ['surve-r-accepted', 'surve-r-doubted']) {
    expect(textOf('surve-r', mockup)).toContain(`${decimal(plot.acres)} acres`);
  }
});
