import { expect, it } from 'vitest';
import { nextAttempt } from './outbox';

const minutes = (attempts: number, refused: boolean) => nextAttempt(attempts, refused, new Date(0)).getTime() / 60_000;

it('backs off exponentially, up to minutes for an unreachable server and hours for a refusal', () => {
  expect([0, 1, 2, 3, 50].map((attempts) => minutes(attempts, false))).toEqual([1, 2, 4, 5, 5]);
  expect([0, 3, 8, 9, 5000].map((attempts) => minutes(attempts, true))).toEqual([1, 8, 256, 360, 360]);
});
