import { expect, it } from 'vitest';
import { withShortDates } from './short-dates';

it('shortens the scheduled time and no other column', () => {
  const title = { name: 'title' };
  const view = withShortDates({ displayedHeaders: [title, { name: 'publishAt' }], layout: {} });
  const [first, second] = view.displayedHeaders as Array<{ cellFormatter?: (row: object) => unknown }>;
  expect(first).toBe(title);
  expect(second?.cellFormatter?.({ publishAt: '2026-11-22T12:34:00.000Z' })).toMatch(/^2[12] Nov 2026, \d\d:\d4$/);
  expect(second?.cellFormatter?.({ publishAt: null })).toBe('-');
});
