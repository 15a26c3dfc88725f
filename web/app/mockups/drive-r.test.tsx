import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { incomeByRound, yadgirByRound } from './data/livelihoods';
import { removed, sources } from './data/modelling';
import { count, sum } from './kit/numbers';
import { mockup as cleaning } from './screens/drive-r-cleaning';
import { mockup as yadgir } from './screens/drive-r-rounds-yadgir';

test('the line of the lag runs from where all districts had the income of Yadgir to its last round', () => {
  const { container } = render(<yadgir.component />);
  const line = container.querySelector('path[data-variant="accent"]')?.getAttribute('d') ?? '';
  const [, x] = /^M([\d.]+) [\d.]+H100$/.exec(line) ?? [];
  const rounds = (Number(x) / 100) * 5;
  const [fourth, fifth] = [incomeByRound[3], incomeByRound[4]];
  expect(fourth + (rounds - 3) * (fifth - fourth)).toBeCloseTo(yadgirByRound[5], -1);
});

test('the count of clean rows rolls from the raw rows, over those without duplicates, to the clean ones', () => {
  const { container } = render(<cleaning.component />);
  const digits = [...container.querySelectorAll<HTMLElement>('.dr-roll > span > span')];
  const before = (step: number) =>
    digits.map((digit) => digit.dataset.was?.split('\n')[step] ?? digit.textContent).join('');
  const raw = sum(sources, ({ rows }) => rows);
  expect(before(0)).toBe(count(raw));
  expect(before(1)).toBe(count(raw - removed[0].rows));
  const clean = count(raw - removed[0].rows - removed[1].rows);
  expect(container.querySelector('.dr-roll')).toHaveTextContent(clean);
});

test('what the cleaning takes out is shown at every width', () => {
  const { container } = render(<cleaning.component />);
  for (const { name, rows } of removed) {
    const out = [...container.querySelectorAll('.dr-out')].find((one) => one.textContent === `${name}−${rows}`);
    expect(out?.closest('.mid-up, .wide-only')).toBeNull();
    expect(out).toBeDefined();
  }
});
