import { expect, test } from 'vitest';
import { sum } from '../kit/numbers';
import { diet, districts, metrics, quarter, rounds } from './livelihoods';
import { changed, laterLoans, savedAnswers, savers, statements, unchanged } from './statements';

test('the two indicators have the households of the old one, and its value in every round', () => {
  const enrolled = sum(districts, ({ actual }) => actual);
  const old = metrics.find(({ name }) => name === 'Households with a varied diet');
  expect([diet.byRound[0], diet.byRound.at(-1)]).toEqual([old?.baseline, old && 'latest' in old && old.latest]);
  expect(sum(diet.parts, ({ households }) => households)).toBe(enrolled);
  for (const [round] of rounds.entries()) {
    const having = sum(diet.parts, ({ households, byRound }) => households * (byRound[round] ?? 0));
    expect(having / enrolled).toBeCloseTo(diet.byRound[round] ?? 0, 6);
  }
});

test('each group that waits is one of the groups, and the changed answers follow from what they give as a reason', () => {
  const { groups, waiting } = statements;
  expect(new Set(waiting).size).toBe(waiting.length);
  for (const place of waiting) expect(place).toBeLessThan(groups);
  const [loans, saved] = changed;
  expect(Number(loans.before)).toBeCloseTo(
    sum(quarter, (row) => row.loans),
    6,
  );
  expect(Number(loans.before) - Number(loans.after)).toBeCloseTo(
    sum(laterLoans, (lakhs) => lakhs),
    6,
  );
  expect(laterLoans).toHaveLength(2);
  expect([saved.before, saved.after]).toEqual([`${savers.said}`, `${savers.said - savers.missed}`]);
  expect(savers.said).toBeLessThan(groups);
  expect(changed.length + unchanged.length).toBeLessThan(savedAnswers);
});
