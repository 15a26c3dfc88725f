import { expect, it } from 'vitest';
import { dayFromNow, dayOf, followUpText } from './follow-up';

it.each([
  ['2026-11-23', 'Overdue, 23 Nov 2026'],
  ['2026-11-24', 'Due today'],
  ['2026-12-01', '1 Dec 2026'],
])('a follow-up on %s is shown on 24 November as "%s"', (day, text) => {
  expect(followUpText(day, '2026-11-24')).toBe(text);
});

it('counts days in the time zone of the user', () => {
  expect(dayOf(new Date(2026, 0, 1, 0, 5))).toBe('2026-01-01');
  expect(dayOf(new Date(2026, 0, 1, 23, 55))).toBe('2026-01-01');
  expect(dayFromNow(7, new Date(2026, 11, 28, 23, 55))).toBe('2027-01-04');
});
