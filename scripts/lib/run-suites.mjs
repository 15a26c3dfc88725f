import os from 'node:os';
import fs from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { log, seconds } from './log.mjs';
import { inRoot } from './paths.mjs';

/**
 * Runs suites in order, in parallel as far as the cores allow. Logs the start, the usual time and the end of each.
 * Suites that run in parallel are quiet. Resolves to their results with `name` and `time`.
 */
export async function runSuites(suites, options, cores = os.availableParallelism()) {
  const results = [];
  const waiting = [...suites];
  const running = new Set();
  let busy = 0;

  const start = async (suite, needs) => {
    const since = performance.now();
    const number = suites.indexOf(suite) + 1;
    log(`\n== ${number}/${suites.length} ${suite.name} (usually ${formatSeconds(suite.usual)})`);
    const quiet = suite.cores < cores;
    const result = { name: suite.name, ...(await suite.run({ ...options, quiet })), time: seconds(since) };
    results[number - 1] = result;
    log(`== ${suite.name}: ${result.failed > 0 ? 'FAILED' : 'ok'} (${result.time})`);
    busy -= needs;
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting[0];
    const needs = next && Math.min(next.cores, cores);
    if (next && busy + needs <= cores) {
      waiting.shift();
      busy += needs;
      const run = start(next, needs).finally(() => running.delete(run));
      running.add(run);
    } else await Promise.race(running);
  }
  return results;
}

export function formatSeconds(seconds) {
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

const REPORTS_FOLDER = inRoot('test-results');
const NO_REPORT = { passed: 0, failed: 1, skipped: 0 };

/** Returns the report path of a suite. Deletes an older report. */
export function reportFile(name) {
  fs.mkdirSync(REPORTS_FOLDER, { recursive: true });
  const file = `${REPORTS_FOLDER}/${name}.json`;
  fs.rmSync(file, { force: true });
  return file;
}

/**
 * Returns the results of a Vitest run: counts, failed tests with their messages, time per test. A file that cannot be
 * loaded counts as one failure.
 */
export function fromVitest(file, code) {
  const report = read(file);
  if (!report) return NO_REPORT;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName, failureMessages }) => failure(fullName, failureMessages));
    return status === 'failed' && failed.length === 0 ? [failure(name, [message])] : failed;
  });
  const skipped = report.numPendingTests + (report.numTodoTests ?? 0);
  const durations = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ duration }) => duration)
      .map(({ fullName, duration }) => ({ name: fullName, ms: duration })),
  );
  return { passed: report.numPassedTests, failed: count(failures, code), skipped, failures, durations };
}

/** Returns the results of a Playwright run. A test that passes only on a retry counts as failed. */
export function fromPlaywright(file, code) {
  const report = read(file);
  if (!report?.stats) return NO_REPORT;
  const { expected, skipped } = report.stats;
  const specs = report.suites.flatMap(specsOf);
  const hasFailed = ({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky');
  const named = ({ file, line, title }) => `${file}:${line} ${title}`;
  const failures = specs.filter(hasFailed).map((spec) => failure(named(spec), messagesOf(spec)));
  const durations = specs.map((spec) => ({
    name: named(spec),
    ms: spec.tests.flatMap(runsOf).reduce((a, b) => a + b, 0),
  }));
  return { passed: expected, failed: count(failures, code), skipped, failures, durations };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
const runsOf = ({ results = [] }) => results.map(({ duration }) => duration);
const messagesOf = ({ tests }) =>
  tests.flatMap(({ results = [] }) => results.flatMap(({ errors = [] }) => errors.map(({ message }) => message)));

const MAX_MESSAGE_LINES = 8;

/** The name of a failed test and the first lines of its messages, without colours and stack traces. */
function failure(name, messages = []) {
  const lines = messages
    .filter(Boolean)
    .flatMap((message) => stripVTControlCharacters(message).split('\n'))
    .filter((line) => line.trim() && !/^\s+at /.test(line));
  return [name, ...lines.slice(0, MAX_MESSAGE_LINES).map((line) => `  ${line}`)].join('\n');
}

/** A run with a failing exit code counts as failed, even without a failed test. */
const count = (failures, code) => failures.length || (code === 0 ? 0 : 1);

function read(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
}
