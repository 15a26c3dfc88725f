import { expect, it } from 'vitest';
import { shortDate } from './short-date';

it('formats a time in few characters', () => {
  expect(shortDate('2026-11-22T12:34:00.000Z')).toMatch(/^2[23] Nov 2026, \d\d:\d4$/);
  expect(shortDate(null)).toBe('-');
});
