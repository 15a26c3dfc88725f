import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { NOT_RUN } from '../audit.mjs';
import { engineResponds } from './containers.mjs';
import { inRoot } from './paths.mjs';
import { log, seconds } from './log.mjs';
import { run } from './processes.mjs';

const ESLINT = ['eslint', '--max-warnings', '0'];
const ESLINT_REST = [...ESLINT, '.', '--ignore-pattern', 'web/'];
// Both only check files whose content changed since the last run.
const TSC = ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/tsc.json'];
const PRETTIER = ['prettier', '--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content', '.'];

/**
 * The suites. `main`: whether `npm test` runs it. `usual`: the seconds that it takes on two cores. `light`: whether it uses
 * one core. `run` gets `{ whole, browser, quiet }`: whether everything is tested, the path of Chromium, whether to print
 * output only on a failure. It resolves to `{ passed, failed, skipped }` with optional `failures` (names and messages of
 * failed tests) and `note` (a warning).
 */
export const suites = [
  { name: 'lint of web', main: true, usual: 45, light: true, run: (o) => withRouteTypes([...ESLINT, 'web'], '.', o) },
  { name: 'lint of the rest', main: true, usual: 20, light: true, run: (o) => withRouteTypes(ESLINT_REST, '.', o) },
  { name: 'types of web', main: true, usual: 30, light: true, run: (o) => withRouteTypes(TSC, 'web', o) },
  { name: 'format', main: true, usual: 30, light: true, run: (o) => check('npx', PRETTIER, '.', o) },
  {
    name: 'types of cms',
    main: true,
    usual: 15,
    light: true,
    run: (o) => check('npm', ['run', 'typecheck'], 'cms', o),
  },
  {
    name: 'types of e2e',
    main: true,
    usual: 10,
    light: true,
    run: (o) => check('npm', ['run', 'typecheck'], 'e2e', o),
  },
  { name: 'copies', main: true, usual: 1, light: true, run: (o) => script(['sync-copies.mjs', '--check'], o) },
  {
    name: 'page schemas',
    main: true,
    usual: 1,
    light: true,
    run: (o) => script(['sync-page-schemas.mjs', '--check'], o),
  },
  { name: 'budgets', main: true, usual: 1, light: true, run: (o) => script(['lint/budgets.mjs'], o) },
  { name: 'unit tests of scripts', main: true, usual: 2, light: true, run: nodeTest },
  { name: 'unit tests of cms', main: true, usual: 5, light: true, run: (o) => vitest('cms', 'unit', o) },
  { name: 'unit tests of web', main: true, usual: 90, run: (o) => vitest('web', null, o) },
  { name: 'integration tests', main: true, usual: 100, run: (o) => vitest('cms', 'integration', o) },
  { name: 'integration tests on PostgreSQL', usual: 100, run: onPostgres },
  { name: 'browser tests', main: true, usual: 300, run: inBrowser },
  { name: 'fault tests', usual: 60, run: (o) => playwright('faults', o) },
  { name: 'audit of packages', usual: 10, light: true, run: (o) => script(['audit.mjs'], o, auditResult) },
  { name: 'container tests', usual: 170, run: inContainers },
];

let routeTypes;
/** Runs a check that needs the route types. React Router generates them, and a fresh clone has none. */
async function withRouteTypes(args, folder, options) {
  routeTypes ??= check('npx', ['react-router', 'typegen'], 'web', options);
  const generated = await routeTypes;
  return generated.failed ? generated : check('npx', args, folder, options);
}

/** Runs a program. `resultOf` makes the result from its exit code. */
async function check(command, args, folder, { quiet }, resultOf = checkResult) {
  const { code, output } = await run(command, args, { cwd: inRoot(folder), quiet });
  if (quiet && code !== 0) console.log(output);
  return resultOf(code);
}

const script = ([file, ...args], options, resultOf) =>
  check(process.execPath, [`scripts/${file}`, ...args], '.', options, resultOf);

const checkResult = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

/** Returns the result of an audit by its exit code. Counts one that was not run as skipped, with a `note`. */
export function auditResult(code) {
  if (code !== NOT_RUN) return checkResult(code);
  const note = 'NOT TESTED for packages with known vulnerabilities: the registry gives no advisories.';
  return { passed: 0, failed: 0, skipped: 1, note };
}

/** `npm test` uses fewer random bodies and kills. */
const SMALLER_RUN = { FUZZ_BODIES: '1000', CRASH_SUBMISSIONS: '600', CRASH_KILLS: '2' };

async function vitest(folder, project, { whole, quiet }) {
  const report = reportFile(`vitest-${folder}-${project ?? 'all'}`);
  const args = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
  if (project) args.push('--project', project);
  const env = { ...(whole ? {} : SMALLER_RUN), ...process.env };
  const { code, output } = await run('npx', ['vitest', 'run', ...args], { cwd: inRoot(folder), env, quiet });
  if (quiet && code !== 0) console.log(output);
  return fromVitest(report, code);
}

async function nodeTest() {
  // Listed one by one, because Node 20 runs every script of a folder.
  const files = fs
    .readdirSync(inRoot('scripts'), { recursive: true })
    .filter((file) => file.endsWith('.test.mjs'))
    .map((file) => inRoot('scripts', file));
  const { code, output } = await run(process.execPath, ['--test', '--test-reporter=tap', ...files], {
    cwd: inRoot(),
    quiet: true,
  });
  if (code !== 0) console.log(output);
  const count = (name) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  return { passed: count('pass'), failed: count('fail') || (code === 0 ? 0 : 1), skipped: count('skipped') };
}

/** Runs the integration tests on PostgreSQL. Counts them as skipped, with a `note`, if there is no server. */
async function onPostgres(options) {
  if (engineResponds() || fs.existsSync('/usr/lib/postgresql')) return vitest('cms', 'postgres', options);
  const { output } = await run('npx', ['vitest', 'list', '--project', 'postgres'], { cwd: inRoot('cms'), quiet: true });
  const skipped = output.split('\n').filter((line) => line.includes(' > ')).length;
  return {
    passed: 0,
    failed: 0,
    skipped,
    note: 'NOT TESTED on PostgreSQL: neither a container engine nor a server is here.',
  };
}

async function inContainers(options) {
  const result = await playwright('containers', options);
  if (engineResponds()) return result;
  return { ...result, note: 'NOT TESTED in containers: no container engine answers ("docker info").' };
}

/** Without Java only the HTML checker's test is skipped. */
async function inBrowser(options) {
  const result = await playwright('browser', options);
  if (!options.whole || spawnSync('java', ['-version']).status === 0) return result;
  return { ...result, note: 'NOT TESTED with the Nu HTML checker: there is no Java ("java -version").' };
}

/** @param suite the name of a suite in e2e/playwright.config.ts */
async function playwright(suite, { browser, whole }) {
  const report = reportFile(`playwright-${suite}`);
  const scope = whole ? 'all' : 'main';
  const env = { ...process.env, CHROMIUM_PATH: browser, E2E_REPORT: report, E2E_SCOPE: scope, E2E_SUITE: suite };
  const { code } = await run('npx', ['playwright', 'test'], { cwd: inRoot('e2e'), env });
  return fromPlaywright(report, code);
}

/**
 * Runs the light suites first, as many at once as there are cores, then the others one by one. Logs the start, the usual
 * time and the end of each. Suites that run in parallel are quiet. Resolves to their results with `name` and `time`.
 */
export async function runSuites(suites, options, cores = os.availableParallelism()) {
  const results = [];
  const runEach = async (waiting, quiet) => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) {
      const since = performance.now();
      const index = suites.indexOf(suite);
      log(`\n== ${index + 1}/${suites.length} ${suite.name} (usually ${suite.usual} s)`);
      results[index] = { name: suite.name, ...(await suite.run({ ...options, quiet })), time: seconds(since) };
      log(`== ${suite.name}: ${results[index].failed > 0 ? 'FAILED' : 'ok'} (${results[index].time})`);
    }
  };
  const light = suites.filter((suite) => suite.light);
  await Promise.all(Array.from({ length: cores }, () => runEach(light, cores > 1)));
  await runEach(
    suites.filter((suite) => !suite.light),
    false,
  );
  return results;
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
 * Returns the results of a Vitest run: counts, and failed tests with their messages. A file that cannot be
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
  return { passed: report.numPassedTests, failed: count(failures, code), skipped, failures };
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
  return { passed: expected, failed: count(failures, code), skipped, failures };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
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
