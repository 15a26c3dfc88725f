import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firstExtra, firstExtraReplies, incomeByRound, yadgirByRound } from './data/livelihoods';
import {
  candidates,
  fixes,
  flagged,
  nextMeeting,
  removed,
  sources,
  tests,
  trainRows,
  warnsFrom,
} from './data/modelling';
import { goals, grants } from './data/grants';
import { count, sum } from './kit/numbers';
import { mockup as arrived } from './screens/drive-r-arrived';
import { mockup as cleaning } from './screens/drive-r-cleaning';
import { mockup as goalsBand } from './screens/drive-r-goals';
import { mockup as model } from './screens/drive-r-model';
import { mockup as early } from './screens/drive-r-model-early';
import { mockup as sure } from './screens/drive-r-model-sure';
import { mockup as yadgir } from './screens/drive-r-rounds-yadgir';
import { mockup as spending } from './screens/drive-r-spending';

const raw = sum(sources, ({ rows }) => rows);

test('the line of the lag runs from where all districts had the income of Yadgir to its last round', () => {
  const { container } = render(<yadgir.component />);
  const line = container.querySelector('path[data-variant="accent"]')?.getAttribute('d') ?? '';
  const [, x] = /^M([\d.]+) [\d.]+H100$/.exec(line) ?? [];
  const rounds = (Number(x) / 100) * 5;
  const [fourth, fifth] = [incomeByRound[3], incomeByRound[4]];
  expect(fourth + (rounds - 3) * (fifth - fourth)).toBeCloseTo(yadgirByRound[5], -1);
});

test.each([
  ['as it arrived', arrived, sources.map(({ rows }) => rows), raw],
  ['cleaned', cleaning, [raw, ...removed.map(({ rows }) => -rows)], raw - sum(removed, ({ rows }) => rows)],
])('the rows of the file %s add up', (_, { component: Screen }, parts, total) => {
  const { container } = render(<Screen />);
  const shown = [...container.querySelectorAll('.dr-flow .num')].map(({ textContent }) =>
    Number(textContent?.replace(',', '').replace('−', '-')),
  );
  expect(shown).toEqual([...parts, total]);
  expect(sum(parts, (rows) => rows)).toBe(total);
});

test('the opening has a dot for each ten women of a use, and no dot is on another one', () => {
  const { container } = render(<spending.component />);
  const groups = [...container.querySelectorAll('.use')].map((use) =>
    [...use.innerHTML.matchAll(/M(-?\d+)[ ,](-?\d+)h0/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
  );
  expect(groups.map((dots) => dots.length)).toEqual(firstExtra.map(({ women }) => Math.round(women / 10)));
  // styles/drive-r-spending.css
  const width = 20;
  const dots = groups.flat();
  dots.forEach(([x, y], n) => {
    for (const [a, b] of dots.slice(n + 1)) expect(Math.hypot(x - a, y - b)).toBeGreaterThan(width);
  });
});

test('no row of a group of dots has fewer dots than a shorter row', () => {
  const { container } = render(<spending.component />);
  for (const use of container.querySelectorAll('.use')) {
    const rows = new Map<number, number>();
    for (const [, x, y] of use.innerHTML.matchAll(/M(-?\d+)[ ,](-?\d+)h0/g)) {
      // 12 rows between the radii 228 and 490
      const row = Math.round(((Math.hypot(Number(x), Number(y)) - 228) / 262) * 11);
      rows.set(row, (rows.get(row) ?? 0) + 1);
    }
    const dots = Array.from({ length: 12 }, (_, n) => rows.get(n) ?? 0);
    expect(dots).toEqual(dots.toSorted((one, other) => one - other));
    // A dot alone in a row is off the lines of the others.
    expect(dots[0]).toBeGreaterThan(1);
  }
});

test('the style sheet has a colour for each use', () => {
  const css = readFileSync('app/mockups/styles/drive-r-spending.css', 'utf8');
  const colours = [...css.matchAll(/\.us-use\):nth-child\(\d\) \{\s*--rest: (.*);/g)].map(([, colour]) => colour);
  // The second one has the colour of the product.
  expect(new Set(colours).size).toBe(firstExtra.length - 1);
});

test.each([
  ['as it arrived', arrived],
  ['cleaned', cleaning],
])('the cells to mend add up, and empty cells are set apart: %s', (_, { component: Screen }) => {
  const { container } = render(<Screen />);
  const [total, ...parts] = [...container.querySelectorAll('.dr-fixes > .t14:not(.dr-flagged, .dr-flagged ~ *)')].map(
    (one) => parseInt(one.textContent ?? ''),
  );
  expect(parts).toHaveLength(fixes.length);
  expect(sum(parts, (cells) => cells)).toBe(total);
  expect(container.querySelector('.dr-flagged')).toHaveTextContent(`and ${flagged.cells} `);
});

test('each use of the opening has its reply, and the dot of this woman is one of its dots', () => {
  const { container } = render(<spending.component />);
  const replies = [...container.querySelectorAll('.us-record > *')].map((one) => one.textContent);
  firstExtraReplies.forEach(({ id, village, reply }, n) => {
    for (const text of [id, village, `“${reply}”`]) expect(replies[n]).toContain(text);
    const use = container.querySelectorAll('.use')[n]!;
    const at = ['cx', 'cy'].map((name) => use.querySelector('circle')?.getAttribute(name)).join(' ');
    expect(use.innerHTML).toMatch(new RegExp(`M${at}h0`));
  });
});

test('the file has no wrong spelling any more when it is cleaned', () => {
  expect(render(<arrived.component />).container).toHaveTextContent('YADGIRI');
  const { container } = render(<cleaning.component />);
  expect(container.querySelectorAll('.dr-wrong')).toHaveLength(0);
  for (const was of container.querySelectorAll('.dr-was')) expect(was.nextElementSibling).not.toBeNull();
});

test('phones leave out a row of the file that shows nothing else than the others: the flagged cell stays', () => {
  const { container } = render(<cleaning.component />);
  const css = readFileSync('app/mockups/styles/drive-r.css', 'utf8');
  const [, hidden] = /\.dr-sheet (\.tr:nth-last-child\(\d\)) \{\s*display: none/.exec(css) ?? [];
  const row = container.querySelector(`.dr-sheet ${hidden}`);
  expect(row).toHaveTextContent('Yadgir');
  expect(row).not.toHaveTextContent('flagged');
  expect(container.querySelector('.dr-sheet')).toHaveTextContent('flagged');
});

test('what the cleaning takes out is shown at every width', () => {
  const { container } = render(<cleaning.component />);
  for (const { name, rows } of removed) {
    const out = [...container.querySelectorAll('.dr-out')].find((one) => one.textContent === `${name}−${rows}`);
    expect(out?.closest('.mid-up, .wide-only')).toBeNull();
    expect(out).toBeDefined();
  }
});

test.each([
  ['balanced', model, 2, 'it finds 176 of the 214 who stayed away. 52 others get a call'],
  ['early', early, 3, 'it finds 201 of the 214 who stayed away. 128 others get a call'],
  ['sure', sure, 1, 'it finds 132 of the 214 who stayed away. 82 stay away without a call'],
] as const)(
  'the model that warns %s calls the women above its line, and says how often it is right',
  (warning, mockup, calls, tested) => {
    const { container } = render(<mockup.component />);
    const rows = [...container.querySelectorAll('.dr-next .tr')];
    expect(rows.map((row) => row.classList.contains('on'))).toEqual(nextMeeting.map((_, n) => n < calls));
    expect(container.querySelectorAll('.on > .icon')).toHaveLength(calls);
    expect(rows[calls - 1]).toHaveTextContent(`Call from ${warnsFrom[warning]}%`);
    expect(container).toHaveTextContent(`Tested on 1,094 other women: ${tested}`);
    nextMeeting.forEach(({ village, reason, chance }, n) => {
      for (const text of [village, reason, `${chance}%`]) expect(rows[n]).toHaveTextContent(text);
    });
  },
);

/** The dots of a path, whose rows are dashed lines. */
const dotsOf = (path: Element | null) =>
  sum([...(path?.getAttribute('d') ?? '').matchAll(/h([\d.]+)/g)], ([, length]) => Math.floor(Number(length) / 10) + 1);

test.each([
  ['balanced', model],
  ['early', early],
  ['sure', sure],
] as const)(
  'the field of the model that warns %s has a dot for each woman, in both compositions',
  (warning, mockup) => {
    const { hit, alarm, missed, clear } = tests[warning];
    const { container } = render(<mockup.component />);
    const fields = [...container.querySelectorAll('.dr-dots')];
    expect(fields).toHaveLength(2);
    for (const field of fields) {
      expect(dotsOf(field.querySelector('.dr-called > path'))).toBe(hit);
      expect(dotsOf(field.querySelector('.dr-called > :last-child'))).toBe(alarm);
      // A ring is a dot with a smaller one on it.
      for (const path of field.querySelectorAll('.dr-missed > path')) expect(dotsOf(path)).toBe(missed);
      expect(field.querySelectorAll('.dr-missed > path')).toHaveLength(2);
      // The last dot ends at the margin.
      const last = field.querySelector('.dr-missed')!;
      const ends = [...last.innerHTML.matchAll(/M(\d+) [\d.]+h([\d.]+)/g)].map(
        ([, x, length]) => Number(x) + Number(length),
      );
      expect(Number(last.getAttribute('viewBox')?.split(' ')[2]) - Math.max(...ends)).toBeCloseTo(5, 0);
      // The line has its label in the table alone.
      expect(field).toHaveTextContent(/^$/);
    }
    const results = [...container.querySelectorAll('.dr-result')].map(({ textContent }) => textContent);
    expect(results).toEqual([
      `${hit}found, of the ${hit + missed} who stayed away`,
      `${alarm}called without need`,
      `${missed}missed`,
    ]);
    // Each figure begins above its dots: the widths of all figures and the two sides of the line are the whole.
    for (const layout of ['--v', '--narrow']) {
      const widths = [...container.querySelectorAll<HTMLElement>('.dr-result')].map(({ style }) =>
        parseFloat(style.getPropertyValue(layout)),
      );
      expect(sum(widths, (width) => width)).toBeCloseTo(100, 0);
    }
    const tested = count(hit + alarm + missed + clear);
    expect(container).toHaveTextContent(`Trained on ${count(trainRows)}, tested on ${tested} others`);
    expect(container).toHaveTextContent(`${candidates[0].name}, chosen out of three models`);
  },
);

test('on phones the groups of women of the balanced setting are about as high as each other', () => {
  const { container } = render(<model.component />);
  const field = container.querySelector('[data-layout="narrow"]')!;
  const [hit, alarm, missed] = ['.dr-called > path', '.dr-called > :last-child', '.dr-missed > path'].map(
    (path) => field.querySelector(path)!.getAttribute('d')!.split('M').length - 1,
  ) as [number, number, number];
  expect(hit - alarm).toBeLessThanOrEqual(2);
  expect(hit - missed).toBeLessThanOrEqual(2);
});

test('the fields of all settings are about as high, so that a choice leaves no empty room', () => {
  const fields = [model, early, sure].map((mockup) => [
    ...render(<mockup.component />).container.querySelectorAll<HTMLElement>('.dr-dots'),
  ]);
  for (const layout of [0, 1]) {
    const high = fields.map((both) => {
      const field = both[layout]!;
      const [, , width, height] = (field.querySelector('.dr-called')?.getAttribute('viewBox') ?? '')
        .split(' ')
        .map(Number);
      return (height! / width!) * parseFloat(field.style.getPropertyValue('--v'));
    });
    expect(Math.max(...high) - Math.min(...high)).toBeLessThan(6);
  }
});

test('each part of the band of the goals has its number and its figure in it, with a width for its people', () => {
  const { container } = render(<goalsBand.component />);
  const parts = [...container.querySelectorAll<HTMLElement>('.dr-goal-column')];
  parts.forEach((part, n) => {
    const { goal, name } = goals[n]!;
    const people = sum(
      grants.filter((grant) => grant.goal === goal),
      ({ reached }) => reached,
    );
    expect(part).toHaveTextContent(`${goal}${name}${count(people)}`);
    const most = Math.max(...grants.map(({ reached }) => reached));
    expect(parseFloat(part.style.getPropertyValue('--v'))).toBeCloseTo((people / most) * 100, 0);
  });
});

test('the band of the goals has each person once', () => {
  const { container } = render(<goalsBand.component />);
  const people = [...container.querySelectorAll('.dr-goal-column > .num')].map(({ textContent }) =>
    Number(textContent?.replace(',', '')),
  );
  expect(people).toHaveLength(goals.length);
  expect(sum(people, (one) => one)).toBe(sum(grants, ({ reached }) => reached));
});
