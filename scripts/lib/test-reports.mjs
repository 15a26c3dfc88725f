import fs from 'node:fs';
import { inRoot } from './paths.mjs';

const REPORTS = inRoot('test-results');
const NONE = { passed: 0, failed: 1, skipped: 0 };

/** Where a suite of this name is to write its report; an older one is gone. */
export function reportFile(name) {
  fs.mkdirSync(REPORTS, { recursive: true });
  const file = `${REPORTS}/${name}.json`;
  fs.rmSync(file, { force: true });
  return file;
}

/** What a run of Vitest found: counts, and the names of what failed. A file that could not be loaded is one failure. */
export function fromVitest(file, code) {
  const report = read(file);
  if (!report) return NONE;
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName);
    return status === 'failed' && failed.length === 0 ? [name] : failed;
  });
  const skipped = report.numPendingTests + (report.numTodoTests ?? 0);
  return { passed: report.numPassedTests, failed: count(failures, code), skipped, failures };
}

/** The same of Playwright's. A test that passed only when it was tried again has failed. */
export function fromPlaywright(file, code) {
  const report = read(file);
  if (!report?.stats) return NONE;
  const { expected, skipped } = report.stats;
  const failures = report.suites.flatMap(failedSpecs);
  return { passed: expected, failed: count(failures, code), skipped, failures };
}

function failedSpecs({ specs = [], suites = [] }) {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'));
  return [...failed.map(({ file, line, title }) => `${file}:${line} ${title}`), ...suites.flatMap(failedSpecs)];
}

/** A run that ends badly without a failed test has still failed. */
const count = (failures, code) => failures.length || (code === 0 ? 0 : 1);

function read(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
}
