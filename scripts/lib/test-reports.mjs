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

/** What a run of Vitest found: counts, the names of what failed, and how long each test took. A file that could not be loaded is one failure. */
export function fromVitest(file, code) {
  const report = read(file);
  if (!report) return NONE;
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName);
    return status === 'failed' && failed.length === 0 ? [name] : failed;
  });
  const skipped = report.numPendingTests + (report.numTodoTests ?? 0);
  const durations = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ duration }) => duration)
      .map(({ fullName, duration }) => ({ name: fullName, ms: duration })),
  );
  return { passed: report.numPassedTests, failed: count(failures, code), skipped, failures, durations };
}

/** The same of Playwright's. A test that passed only when it was tried again has failed. */
export function fromPlaywright(file, code) {
  const report = read(file);
  if (!report?.stats) return NONE;
  const { expected, skipped } = report.stats;
  const specs = report.suites.flatMap(specsOf);
  const hasFailed = ({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky');
  const named = ({ file, line, title }) => `${file}:${line} ${title}`;
  const failures = specs.filter(hasFailed).map(named);
  const durations = specs.map((spec) => ({
    name: named(spec),
    ms: spec.tests.flatMap(runsOf).reduce((a, b) => a + b, 0),
  }));
  return { passed: expected, failed: count(failures, code), skipped, failures, durations };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
const runsOf = ({ results = [] }) => results.map(({ duration }) => duration);

/** A run that ends badly without a failed test has still failed. */
const count = (failures, code) => failures.length || (code === 0 ? 0 : 1);

function read(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
}
