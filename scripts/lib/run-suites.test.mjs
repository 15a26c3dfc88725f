import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatSeconds, runSuites } from './run-suites.mjs';

/** Returns suites that write their start and end to `log`. Each ends in its own turn of the event loop. */
function recordingSuites(log, ...cores) {
  return cores.map((needs, index) => ({
    name: `suite ${index}`,
    usual: 1,
    cores: needs,
    async run({ quiet }) {
      log.push(`+${index}${quiet ? ' quiet' : ''}`);
      await new Promise((resolve) => setTimeout(resolve));
      log.push(`-${index}`);
      return { passed: 1, failed: 0, skipped: 0 };
    },
  }));
}

test('runs suites that need one core in parallel, and a suite that needs all cores alone', async () => {
  const log = [];
  const results = await runSuites(recordingSuites(log, 1, 1, Infinity, 1), {}, 2);
  assert.deepEqual(log, ['+0 quiet', '+1 quiet', '-0', '-1', '+2', '-2', '+3 quiet', '-3']);
  assert.deepEqual(
    results.map(({ name }) => name),
    ['suite 0', 'suite 1', 'suite 2', 'suite 3'],
  );
});

test('runs one suite at a time on one core', async () => {
  const log = [];
  await runSuites(recordingSuites(log, 1, Infinity), {}, 1);
  assert.deepEqual(log, ['+0', '-0', '+1', '-1']);
});

test('formats times', () => {
  assert.equal(formatSeconds(45), '45 s');
  assert.equal(formatSeconds(100), '2 min');
});
