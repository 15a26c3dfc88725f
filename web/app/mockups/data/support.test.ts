import { expect, test } from 'vitest';
import { sum } from '../kit/numbers';
import { quarter } from './livelihoods';
import { changed, laterLoans, savedAnswers, savers, statements, unchanged } from './statements';

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
