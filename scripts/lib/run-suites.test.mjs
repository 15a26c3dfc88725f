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

for (const [what, cores, available, order] of [
  [
    'suites that need one core in parallel, and a suite that needs all cores alone',
    [1, 1, Infinity, 1],
    2,
    ['+0 quiet', '+1 quiet', '-0', '-1', '+2', '-2', '+3 quiet', '-3'],
  ],
  ['one suite at a time on one core', [1, Infinity], 1, ['+0', '-0', '+1', '-1']],
]) {
  test(`runs ${what}, and returns the results in their order`, async () => {
    const log = [];
    const results = await runSuites(recordingSuites(log, ...cores), {}, available);
    assert.deepEqual(log, order);
    assert.deepEqual(
      results.map(({ name }) => name),
      cores.map((_, n) => `suite ${n}`),
    );
  });
}

test('formats times', () => assert.deepEqual([45, 100].map(formatSeconds), ['45 s', '2 min']));
