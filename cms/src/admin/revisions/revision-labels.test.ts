import { expect, it } from 'vitest';
import { timeLabel, userLabel } from './revision-labels';

const NOW = new Date(2026, 2, 10, 12, 0);
const at = (...parts: [number, number, number, number, number]) => timeLabel(new Date(...parts).toISOString(), NOW);

it('formats a time relative to now', () => {
  expect(at(2026, 2, 10, 12, 0)).toBe('just now');
  expect(at(2026, 2, 10, 11, 55)).toBe('5 minutes ago');
  expect(at(2026, 2, 10, 9, 15)).toBe('today, 09:15');
  expect(at(2026, 2, 9, 18, 0)).toBe('yesterday, 18:00');
  expect(at(2026, 1, 3, 10, 30)).toBe('3 Feb 2026, 10:30');
});

it('names the schedule for a publication without a user', () => {
  expect(userLabel({ kind: 'published', userName: null })).toBe('The schedule');
  expect(userLabel({ kind: 'saved', userName: 'Asha Rao' })).toBe('Asha Rao');
});
