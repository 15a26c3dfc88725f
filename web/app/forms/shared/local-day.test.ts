import { expect, it } from 'vitest';
import { localDay } from './local-day';

it('returns the date in the local time zone', () => {
  expect(localDay(new Date(2031, 0, 5, 0, 1))).toBe('2031-01-05');
  expect(localDay(new Date(2031, 11, 31, 23, 59))).toBe('2031-12-31');
});
