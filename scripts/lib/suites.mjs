import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { NOT_RUN } from '../audit.mjs';
import { engineResponds } from './containers.mjs';
import { inRoot } from './paths.mjs';
import { run } from './processes.mjs';
import { fromPlaywright, fromVitest, reportFile } from './run-suites.mjs';

/** A suite that uses all cores, so nothing runs in parallel. */
const ALL_CORES = Infinity;

const ESLINT = ['eslint', '--max-warnings', '0'];
const ESLINT_REST = [...ESLINT, '.', '--ignore-pattern', 'web/'];
// Both only check files whose content changed since the last run.
const TSC = ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/tsc.json'];
const PRETTIER = ['prettier', '--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content', '.'];

/**
 * The suites. `main`: whether `npm test` runs it. `usual`: the seconds that it takes on two cores. `cores`: how many
 * cores it uses. `run` gets `{ whole, browser, quiet }`: whether everything is tested, the path of Chromium, whether to
 * print output only on a failure. It resolves to `{ passed, failed, skipped }` with optional `failures` (names and
 * messages of failed tests), `durations` (per test) and `note` (a warning).
 */
export const suites = [
  // In two parts that run in parallel.
  { name: 'lint of web', main: true, usual: 45, cores: 1, run: (o) => withRouteTypes([...ESLINT, 'web'], '.', o) },
  { name: 'lint of the rest', main: true, usual: 20, cores: 1, run: (o) => withRouteTypes(ESLINT_REST, '.', o) },
  { name: 'types of web', main: true, usual: 30, cores: 1, run: (o) => withRouteTypes(TSC, 'web', o) },
  { name: 'format', main: true, usual: 30, cores: 1, run: (o) => check('npx', PRETTIER, '.', o) },
  { name: 'types of cms', main: true, usual: 15, cores: 1, run: (o) => check('npm', ['run', 'typecheck'], 'cms', o) },
  { name: 'types of e2e', main: true, usual: 10, cores: 1, run: (o) => check('npm', ['run', 'typecheck'], 'e2e', o) },
  { name: 'form rules', main: true, usual: 1, cores: 1, run: (o) => script(['sync-form-rules.mjs', '--check'], o) },
  { name: 'page schemas', main: true, usual: 1, cores: 1, run: (o) => script(['sync-page-schemas.mjs', '--check'], o) },
  { name: 'budgets', main: true, usual: 1, cores: 1, run: (o) => script(['lint/budgets.mjs'], o) },
  { name: 'unit tests of scripts', main: true, usual: 2, cores: 1, run: nodeTest },
  { name: 'unit tests of cms', main: true, usual: 5, cores: 1, run: (o) => vitest('cms', 'unit', o) },
  { name: 'unit tests of web', main: true, usual: 90, cores: ALL_CORES, run: (o) => vitest('web', null, o) },
  { name: 'integration tests', main: true, usual: 100, cores: ALL_CORES, run: (o) => vitest('cms', 'integration', o) },
  { name: 'integration tests on PostgreSQL', usual: 100, cores: ALL_CORES, run: onPostgres },
  { name: 'browser tests', main: true, usual: 300, cores: ALL_CORES, run: inBrowser },
  { name: 'fault tests', usual: 60, cores: ALL_CORES, run: (o) => playwright('faults', o) },
  { name: 'audit of packages', usual: 10, cores: 1, run: (o) => script(['audit.mjs'], o, auditResult) },
  { name: 'container tests', usual: 170, cores: ALL_CORES, run: inContainers },
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
