import { expect, test } from 'vitest';
import { nearestStop, scrollStops, wrap } from './scroll-stops';

test('a list has stops to its end, and one where it cannot scroll', () => {
  const starts = [40, 140, 240, 340, 440, 540, 640, 740];
  expect(scrollStops(starts, 400)).toEqual([0, 100, 200, 300, 400]);
  expect(scrollStops([0, 100, 200], 0)).toEqual([0]);
});

test('nearestStop returns the nearest stop after a swipe', () => {
  expect(nearestStop([0, 100, 200], 149)).toBe(1);
  expect(nearestStop([0, 100, 200], 151)).toBe(2);
});

test.each([
  [0, 1, 1],
  [4, 1, 0],
  [0, -1, 4],
])('"Testimonial carousel index moves forward/back and wraps": from %i by %i to %i', (index, by, to) => {
  expect(wrap(index, by, 5)).toBe(to);
});
