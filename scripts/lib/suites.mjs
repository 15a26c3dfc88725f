import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { engineAnswers } from './container-engine.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';
import { fromPlaywright, fromVitest, reportFile } from './test-reports.mjs';

/**
 * Each suite answers `{ passed, failed, skipped }`, as `failures` the names of the tests that failed, and as `note`
 * what nobody must overlook. A run that dies without a report counts as one failure.
 */
export const suites = {
  format: () => check('npx', ['prettier', '--check', '--log-level', 'warn', '.'], '.'),
  lint: () => withRouteTypes(['eslint', '--max-warnings', '0', '.'], '.'),
  'form rules': () => check(process.execPath, ['scripts/sync-form-rules.mjs', '--check'], '.'),
  'types of web': () => withRouteTypes(['tsc', '--noEmit'], 'web'),
  'types of cms': () => check('npm', ['run', 'typecheck'], 'cms'),
  'types of e2e': () => check('npm', ['run', 'typecheck'], 'e2e'),
  'unit tests of web': () => vitest('web', []),
  'unit tests of cms': () => vitest('cms', ['--project', 'unit']),
  'unit tests of scripts': () => nodeTest(),
  'integration tests': () => vitest('cms', ['--project', 'integration']),
  'integration tests on PostgreSQL': () => onPostgres(),
  'browser tests': ({ browser }) => inBrowser(browser),
  'fault tests': () => playwright('', 'faults', ['--config', 'faults.config.ts']),
  'container tests': ({ browser }) => containers(browser),
};

let routeTypes;
/** The types of the routes are made by React Router, for whoever needs them first: a fresh clone has none yet. */
async function withRouteTypes(args, folder) {
  routeTypes ??= check('npx', ['react-router', 'typegen'], 'web');
  const made = await routeTypes;
  return made.failed ? made : check('npx', args, folder);
}

async function check(command, args, folder) {
  const { code } = await run(command, args, { cwd: inRoot(folder) });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

async function vitest(folder, args) {
  const report = reportFile(`vitest-${folder}-${args.at(-1) ?? 'all'}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
  const { code } = await run('npx', ['vitest', 'run', ...args, ...reporters], { cwd: inRoot(folder) });
  return fromVitest(report, code);
}

async function nodeTest() {
  // Named one by one: for a folder, Node 20 would run every script in it.
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

/** The same tests on the other database; where none can be had they count as skipped, and `note` says so. */
async function onPostgres() {
  if (engineAnswers() || fs.existsSync('/usr/lib/postgresql')) return vitest('cms', ['--project', 'postgres']);
  const { output } = await run('npx', ['vitest', 'list', '--project', 'postgres'], { cwd: inRoot('cms'), quiet: true });
  const skipped = output.split('\n').filter((line) => line.includes(' > ')).length;
  return {
    passed: 0,
    failed: 0,
    skipped,
    note: 'NOT TESTED on PostgreSQL: neither a container engine nor a server is here.',
  };
}

async function containers(browser) {
  const result = await playwright(browser, 'containers', ['--config', 'containers.config.ts']);
  if (engineAnswers()) return result;
  return { ...result, note: 'NOT TESTED in containers: no container engine answers ("docker info").' };
}

/** The checker of the HTML is a Java program; it alone is left out where there is no Java. */
async function inBrowser(browser) {
  const result = await playwright(browser);
  if (spawnSync('java', ['-version']).status === 0) return result;
  return { ...result, note: 'NOT TESTED with the Nu HTML checker: there is no Java ("java -version").' };
}

async function playwright(browser, name = 'playwright', args = []) {
  const report = reportFile(name);
  const env = { ...process.env, CHROMIUM_PATH: browser, E2E_REPORT: report };
  const { code } = await run('npx', ['playwright', 'test', ...args], { cwd: inRoot('e2e'), env });
  return fromPlaywright(report, code);
}
