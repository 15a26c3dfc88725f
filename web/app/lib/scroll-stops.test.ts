import { expect, test } from 'vitest';
import { nearestStop, scrollStops, wrap } from './scroll-stops';

test('eight items, four visible: five stops', () => {
  const starts = [40, 140, 240, 340, 440, 540, 640, 740];
  expect(scrollStops(starts, 400)).toEqual([0, 100, 200, 300, 400]);
});

test('a list that cannot scroll has one stop', () => {
  expect(scrollStops([0, 100, 200], 0)).toEqual([0]);
});

test('nearestStop returns the nearest stop after a swipe', () => {
  expect(nearestStop([0, 100, 200], 149)).toBe(1);
  expect(nearestStop([0, 100, 200], 151)).toBe(2);
});

test('"Testimonial carousel index moves forward/back and wraps"', () => {
  expect(wrap(0, 1, 5)).toBe(1);
  expect(wrap(4, 1, 5)).toBe(0);
  expect(wrap(0, -1, 5)).toBe(4);
});
