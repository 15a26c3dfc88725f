import { beforeEach, expect, test, vi } from 'vitest';
import { nearestStop, ScrollAim, scrollStops, wrap } from './list-scroll';

let reducedMotion = false;
beforeEach(() => {
  reducedMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
});

const fakeList = () => {
  const scrollTo = vi.fn();
  const ignore = () => undefined;
  return { scrollTo, list: { setAttribute: ignore, removeAttribute: ignore, scrollTo } as unknown as HTMLElement };
};

test.each([
  ['until the list reaches its target, even after a pause', 400, [0, 30, 30, 200], [399, 500]],
  ['during a smooth scroll that overshoots a little', 0, [300, 360, 200], [0]],
  ['until something else scrolls the list away from its target', 800, [500, 780], [0, 300]],
])('the list is on its way %s', (_, target, during, after) => {
  const aim = new ScrollAim();
  expect(aim.isOnItsWay(0)).toBe(false);
  aim.send(fakeList().list, target);
  for (const position of during) expect(aim.isOnItsWay(position), String(position)).toBe(true);
  for (const position of after) expect(aim.isOnItsWay(position), String(position)).toBe(false);
});

test('the list is not on its way after the visitor takes over', () => {
  const aim = new ScrollAim();
  aim.send(fakeList().list, 400);
  aim.takeOver();
  expect(aim.isOnItsWay(30)).toBe(false);
});

test('scrolls smoothly, or instantly with reduced motion', () => {
  const { list, scrollTo } = fakeList();
  const aim = new ScrollAim();
  aim.send(list, 400);
  reducedMotion = true;
  aim.send(list, 800);
  expect(scrollTo.mock.calls).toEqual([[{ left: 400, behavior: 'smooth' }], [{ left: 800, behavior: 'instant' }]]);
});

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
