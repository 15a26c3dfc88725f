import { describe, expect, it } from 'vitest';
import { nextIndex } from './use-disclosure';

describe('nextIndex', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s from %i of three leads to %i', (key, index, wanted) => {
    expect(nextIndex(key, index, 3)).toBe(wanted);
  });

  it('does not handle Home and End on the trigger', () => {
    expect([nextIndex('Home', -1, 3), nextIndex('End', -1, 3)]).toEqual([null, null]);
  });

  it.each(['Tab', 'Enter', ' ', 'a'])('ignores %s', (key) => {
    expect(nextIndex(key, 1, 3)).toBeNull();
  });
});
