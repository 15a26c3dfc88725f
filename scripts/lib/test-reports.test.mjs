import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fromPlaywright, fromVitest } from './test-reports.mjs';

const stored = (report) => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'report-')), 'report.json');
  fs.writeFileSync(file, JSON.stringify(report));
  return file;
};
const spec = (title, status, errors) => {
  const results = [{ duration: 700, errors }, { duration: 300 }];
  return { file: 'blog/post.spec.ts', line: 3, title, tests: [{ status, results }] };
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
    durations: ['good', 'bad', 'shaky'].map((title) => ({ name: `blog/post.spec.ts:3 ${title}`, ms: 1000 })),
  });
});

test('a unit test that fails, or a file that cannot be loaded, is a named failure', () => {
  const failed = { status: 'failed', fullName: 'a fails', duration: 20, failureMessages: ['Error: one'] };
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults: [failed] },
    { name: 'b.test.ts', status: 'failed', assertionResults: [], message: 'No such import' },
  ];
  const found = fromVitest(stored({ numPassedTests: 4, numPendingTests: 1, testResults }), 1);
  assert.deepEqual(found, {
    ...{ passed: 4, failed: 2, skipped: 1 },
    failures: ['a fails\n  Error: one', 'b.test.ts\n  No such import'],
    durations: [{ name: 'a fails', ms: 20 }],
  });
});

test('a run with a failing exit code is a failure', () => {
  assert.equal(fromVitest(stored({ numPassedTests: 4, numPendingTests: 0, testResults: [] }), 1).failed, 1);
  assert.equal(fromPlaywright(stored({ stats: { expected: 9, skipped: 0 }, suites: [] }), 1).failed, 1);
  assert.equal(fromPlaywright('/no/such/report.json', 0).failed, 1);
});
