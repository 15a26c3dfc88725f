// `npm test` runs the suites for each commit, `npm run test:all` all suites, both also from a fresh clone.
// `node scripts/test.mjs unit` runs the suites whose names contain the word.
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureBuilt, ensureInstalled, requireNode } from './lib/setup.mjs';
import { main, CliError, log, seconds } from './lib/log.mjs';
import { runSuites, suites } from './lib/suites.mjs';

const SUITE_ALIASES = { e2e: 'browser', compose: 'container', faults: 'fault' };

await main(async () => {
  const since = performance.now();
  const wanted = process.argv[2] ?? 'main';
  const chosen = chooseSuites(wanted);
  if (chosen.length === 0) {
    throw new CliError(
      `No suite is called "${wanted}". Choose main, all or one of: ${suites.map(({ name }) => name).join(', ')}`,
    );
  }
  const named = (pattern) => chosen.some(({ name }) => pattern.test(name));
  requireNode();
  await ensureInstalled(['.', 'cms', 'web', 'e2e']);
  if (named(/integration|browser|fault|container/)) await ensureBuilt();
  const browser = named(/browser|container/) ? await ensureBrowser() : undefined;
  report(await runSuites(chosen, { whole: wanted !== 'main', browser }), seconds(since));
});

function chooseSuites(wanted) {
  if (wanted === 'all') return suites;
  if (wanted === 'main') return suites.filter((suite) => suite.main);
  return suites.filter(({ name }) => name.includes(SUITE_ALIASES[wanted] ?? wanted));
}

function report(results, time) {
  log('');
  for (const { name, passed, failed, skipped, time: took } of results) {
    log(
      `${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(31)} ${passed} passed, ${failed} failed, ${skipped} skipped (${took})`,
    );
  }
  for (const { failures = [] } of results) for (const one of failures) log(`failed: ${one}`);
  for (const { note } of results) if (note) log(`\n!!! ${note}`);
  const sum = (field) => results.reduce((total, one) => total + one[field], 0);
  log(`\nIn ${time}:`);
  log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
}
