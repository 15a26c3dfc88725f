import { expect, test } from 'vitest';
import { ScrollAim } from './scroll-aim';

const sentTo = (left: number) => {
  const aim = new ScrollAim();
  aim.send(left);
  return aim;
};

test('nothing is on its way before a press, nor after a hand has taken over', () => {
  const aim = new ScrollAim();
  expect(aim.isOnItsWay(0)).toBe(false);
  aim.send(400);
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
  const attributes = new Set<string>();
  const list = {
    setAttribute: (name: string) => attributes.add(name),
    removeAttribute: (name: string) => attributes.delete(name),
  } as unknown as HTMLElement;
  const aim = new ScrollAim();
  aim.send(400, list);
  aim.isOnItsWay(200);
  expect([...attributes]).toEqual(['data-sent']);
  aim.isOnItsWay(400);
  expect([...attributes]).toEqual([]);
});
