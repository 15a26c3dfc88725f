import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { supervise } from './processes.mjs';

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  mock.method(console, 'log', () => undefined);
});
afterEach(() => mock.reset());

/** Returns a start of a part that ends with these codes, one for each start, and then runs. */
function partEnding(...codes) {
  return mock.fn(() => {
    const code = codes.shift();
    return { exited: code === undefined ? new Promise(() => undefined) : Promise.resolve(code), stop: async () => {} };
  });
}

/** Advances the clock, and lets what has ended be noticed. */
async function pass(milliseconds) {
  await new Promise(setImmediate);
  mock.timers.tick(milliseconds);
  await new Promise(setImmediate);
}

test('a part that crashed before the rest was up is started again, with growing delays', async () => {
  const start = partEnding(1, 1, 1);
  const stack = supervise();
  stack.add('cms', start);
  await pass(20_000);
  assert.equal(start.mock.callCount(), 1);
  stack.keepAlive();
  await pass(999);
  assert.equal(start.mock.callCount(), 1);
  await pass(1);
  assert.equal(start.mock.callCount(), 2);
  await pass(2000);
  await pass(4000);
  assert.equal(start.mock.callCount(), 4);
  await pass(600_000);
  assert.equal(start.mock.callCount(), 4);
});

test('a part that was stopped, or crashed before the stop of all, is not started again', async () => {
  const [stopped, crashed] = [partEnding(0), partEnding(1)];
  const stack = supervise();
  stack.add('web', stopped);
  stack.add('cms', crashed);
  await pass(0);
  await stack.stop();
  stack.keepAlive();
  await pass(600_000);
  assert.deepEqual([stopped.mock.callCount(), crashed.mock.callCount()], [1, 1]);
});
