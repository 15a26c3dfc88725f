import { beforeEach, expect, test, vi } from 'vitest';
import { ScrollAim } from './scroll-aim';

let lessMotion = false;
beforeEach(() => {
  lessMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }));
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

test('nothing is on its way before a press, nor after a hand has taken over', () => {
  const aim = new ScrollAim();
  expect(aim.isOnItsWay(0)).toBe(false);
  aim.send(fakeList().list, 400);
  aim.takeOver();
  expect(aim.isOnItsWay(30)).toBe(false);
});

test('a list is on its way until it arrives, even where it halts, and then no more', () => {
  const aim = sentTo(400);
  expect([0, 30, 30, 200, 399, 500].map((at) => aim.isOnItsWay(at))).toEqual([true, true, true, true, false, false]);
});

test('a turn that runs on a little is still one', () => {
  const aim = sentTo(0);
  expect([300, 360, 200, 0].map((at) => aim.isOnItsWay(at))).toEqual([true, true, true, false]);
});

test('a list that something else moves away, just before it has arrived, is not on its way', () => {
  const aim = sentTo(800);
  expect([500, 780, 0].map((at) => aim.isOnItsWay(at))).toEqual([true, true, false]);
  expect(aim.isOnItsWay(300)).toBe(false);
});

test('while it is on its way a list says so, for its style to let go of snapping', () => {
  const { attributes, list } = fakeList();
  const aim = new ScrollAim();
  aim.send(list, 400);
  aim.isOnItsWay(200);
  expect([...attributes]).toEqual(['data-sent']);
  aim.isOnItsWay(400);
  expect([...attributes]).toEqual([]);
});

test('a list moves smoothly, and at once for those who asked for less motion', () => {
  const { list, scrollTo } = fakeList();
  const aim = new ScrollAim();
  aim.send(list, 400);
  lessMotion = true;
  aim.send(list, 800);
  expect(scrollTo.mock.calls).toEqual([[{ left: 400, behavior: 'smooth' }], [{ left: 800, behavior: 'instant' }]]);
});
