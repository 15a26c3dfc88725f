import { expect, it } from 'vitest';
import { nextIndex } from './nav-dropdown';

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  // On the trigger they scroll the page.
  ['Home', -1, null],
  ['End', -1, null],
  ['Tab', 1, null],
  ['Enter', 1, null],
  [' ', 1, null],
  ['a', 1, null],
])('"%s" from %i of three leads to %j', (key, index, wanted) => {
  expect(nextIndex(key, index, 3)).toBe(wanted);
});
