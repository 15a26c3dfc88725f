import { beforeEach, expect, test, vi } from 'vitest';
import { ScrollAim } from './scroll-aim';

let reducedMotion = false;
beforeEach(() => {
  reducedMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
});

function fakeList() {
  const attributes = new Set<string>();
  const list = {
    setAttribute: (name: string) => attributes.add(name),
    removeAttribute: (name: string) => attributes.delete(name),
    scrollTo: vi.fn(),
  };
  return { attributes, list: list as unknown as HTMLElement, scrollTo: list.scrollTo };
}

const sentTo = (left: number) => {
  const aim = new ScrollAim();
  aim.send(fakeList().list, left);
  return aim;
};

test('returns false before send and after takeOver', () => {
  const aim = new ScrollAim();
  expect(aim.isOnItsWay(0)).toBe(false);
  aim.send(fakeList().list, 400);
  aim.takeOver();
  expect(aim.isOnItsWay(30)).toBe(false);
});

test('returns true until the list reaches its target, even after a pause', () => {
  const aim = sentTo(400);
  expect([0, 30, 30, 200, 399, 500].map((at) => aim.isOnItsWay(at))).toEqual([true, true, true, true, false, false]);
});

test('accepts a smooth scroll that overshoots a little', () => {
  const aim = sentTo(0);
  expect([300, 360, 200, 0].map((at) => aim.isOnItsWay(at))).toEqual([true, true, true, false]);
});

test('returns false after something else scrolls the list away from its target', () => {
  const aim = sentTo(800);
  expect([500, 780, 0].map((at) => aim.isOnItsWay(at))).toEqual([true, true, false]);
  expect(aim.isOnItsWay(300)).toBe(false);
});

test('sets data-sent during the scroll, for CSS to disable snapping', () => {
  const { attributes, list } = fakeList();
  const aim = new ScrollAim();
  aim.send(list, 400);
  aim.isOnItsWay(200);
  expect([...attributes]).toEqual(['data-sent']);
  aim.isOnItsWay(400);
  expect([...attributes]).toEqual([]);
});

test('scrolls smoothly, or instantly with reduced motion', () => {
  const { list, scrollTo } = fakeList();
  const aim = new ScrollAim();
  aim.send(list, 400);
  reducedMotion = true;
  aim.send(list, 800);
  expect(scrollTo.mock.calls).toEqual([[{ left: 400, behavior: 'smooth' }], [{ left: 800, behavior: 'instant' }]]);
});
