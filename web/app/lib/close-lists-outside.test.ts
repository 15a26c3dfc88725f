// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { closeListsOutside } from './close-lists-outside';

beforeAll(closeListsOutside);
beforeEach(() => {
  document.body.innerHTML =
    '<header><details open><summary>Products</summary><a href="/x">X</a></details></header><main><details open></details></main>';
});

const isOpen = () => document.querySelector<HTMLDetailsElement>('header details')!.open;
const press = (selector: string) =>
  document.querySelector(selector)!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));

it('closes a list of the navigation at a press outside of it, and nothing else', () => {
  press('main');
  expect(isOpen()).toBe(false);
  expect(document.querySelector<HTMLDetailsElement>('main details')!.open).toBe(true);
});

it('leaves a press inside to the list', () => {
  press('header a');
  expect(isOpen()).toBe(true);
});
