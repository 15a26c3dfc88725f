// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { closeListsOutside } from './close-lists-outside';

beforeAll(closeListsOutside);
beforeEach(() => {
  document.body.innerHTML =
    '<header><details open><summary>Products</summary><a href="/x">X</a></details></header><main><details open></details></main>';
});

it.each([
  ['closes a list of the navigation at a press outside of it, and nothing else', 'main', false],
  ['leaves a press inside to the list', 'header a', true],
])('%s', (_, pressed, isOpen) => {
  document.querySelector(pressed)!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  const lists = [...document.querySelectorAll('details')].map(({ open }) => open);
  expect(lists).toEqual([isOpen, true]);
});
