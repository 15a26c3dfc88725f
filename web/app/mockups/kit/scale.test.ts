import { expect, test } from 'vitest';
import { scaleTo } from './scale';

test.each([
  [29000, 3, [0, 10000, 20000, 30000]],
  [312, 2, [0, 200, 400]],
  [7, 4, [0, 2, 4, 6, 8]],
  [23, 3, [0, 10, 20, 30]],
])('an axis for %d ends at a round value that holds it', (max, steps, ticks) => {
  expect(scaleTo(max, steps).ticks).toEqual(ticks);
  expect(scaleTo(max, steps).end).toBeGreaterThanOrEqual(max);
});
