import { expect, it } from 'vitest';
import { leadFilter } from './list-filter';

it('includes the whole last day, in the time zone of the user', () => {
  const { from, to } = leadFilter(new URLSearchParams('from=2026-11-01&to=2026-11-30'), '2026-12-01');
  expect(new Date(String(from))).toEqual(new Date(2026, 10, 1));
  expect(new Date(String(to))).toEqual(new Date(2026, 11, 1));
});

it('sends an invalid day unchanged, so that the server refuses it', () => {
  expect(leadFilter(new URLSearchParams('from=soon'), '2026-12-01')).toMatchObject({ from: 'soon', to: '', q: '' });
});
