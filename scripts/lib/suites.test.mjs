import assert from 'node:assert/strict';
import { test } from 'node:test';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { NOT_RUN } from '../audit.mjs';
import { auditResult, fromPlaywright, fromVitest, runSuites } from './suites.mjs';

/** Returns suites that write their start and end to `log`. Each ends in its own turn of the event loop. */
function recordingSuites(log, ...kinds) {
  return kinds.map((light, index) => ({
    name: `suite ${index}`,
    usual: 1,
    light,
    async run({ quiet }) {
      log.push(`+${index}${quiet ? ' quiet' : ''}`);
      await new Promise((resolve) => setTimeout(resolve));
      log.push(`-${index}`);
      return { passed: 1, failed: 0, skipped: 0 };
    },
  }));
}

for (const [what, kinds, cores, order] of [
  [
    'light suites in parallel, and the others alone',
    [true, true, false, true],
    2,
    ['+0 quiet', '+1 quiet', '-0', '+3 quiet', '-1', '-3', '+2', '-2'],
  ],
  ['one suite at a time on one core', [true, false], 1, ['+0', '-0', '+1', '-1']],
]) {
  test(`runs ${what}, and returns the results in their order`, async () => {
    const log = [];
    const results = await runSuites(recordingSuites(log, ...kinds), {}, cores);
    assert.deepEqual(log, order);
    assert.deepEqual(
      results.map(({ name }) => name),
      kinds.map((_, n) => `suite ${n}`),
    );
  });
}

const stored = (report) => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'report-')), 'report.json');
  fs.writeFileSync(file, JSON.stringify(report));
  return file;
};
const spec = (title, status, errors) => {
  return { file: 'blog/post.spec.ts', line: 3, title, tests: [{ status, results: [{ errors }, {}] }] };
};

test('a browser test that fails, or passes only on a retry, is a named failure with the start of its message', () => {
  const message = '\u001b[31mError: errors in the browser\u001b[39m\n\nReceived: 2\n    at post.spec.ts:9:3';
  const suites = [
    { suites: [{ specs: [spec('good', 'expected'), spec('bad', 'unexpected', [{ message }])] }], specs: [] },
    { specs: [spec('shaky', 'flaky')] },
  ];
  const found = fromPlaywright(stored({ stats: { expected: 1, skipped: 2 }, suites }), 1);
  assert.deepEqual(found, {
    ...{ passed: 1, failed: 2, skipped: 2 },
    failures: ['blog/post.spec.ts:3 bad\n  Error: errors in the browser\n  Received: 2', 'blog/post.spec.ts:3 shaky'],
  });
});

test('a unit test that fails, or a file that cannot be loaded, is a named failure', () => {
  const failed = { status: 'failed', fullName: 'a fails', failureMessages: ['Error: one'] };
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults: [failed] },
    { name: 'b.test.ts', status: 'failed', assertionResults: [], message: 'No such import' },
  ];
  const found = fromVitest(stored({ numPassedTests: 4, numPendingTests: 1, testResults }), 1);
  assert.deepEqual(found, {
    ...{ passed: 4, failed: 2, skipped: 1 },
    failures: ['a fails\n  Error: one', 'b.test.ts\n  No such import'],
  });
});

test('a run with a failing exit code is a failure', () => {
  assert.equal(fromVitest(stored({ numPassedTests: 4, numPendingTests: 0, testResults: [] }), 1).failed, 1);
  assert.equal(fromPlaywright(stored({ stats: { expected: 9, skipped: 0 }, suites: [] }), 1).failed, 1);
  assert.equal(fromPlaywright('/no/such/report.json', 0).failed, 1);
});

test('the suite counts an audit that was not run as skipped, and notes it', () => {
  const { note, ...counts } = auditResult(NOT_RUN);
  assert.deepEqual(counts, { passed: 0, failed: 0, skipped: 1 });
  assert.match(note, /^NOT TESTED/);
  assert.deepEqual(auditResult(0), { passed: 1, failed: 0, skipped: 0 });
  assert.deepEqual(auditResult(1), { passed: 0, failed: 1, skipped: 0 });
});
