// `npm test`: everything, from a fresh clone too. `node scripts/test.mjs unit` runs the suites whose names match.
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureBuilt } from './lib/build-parts.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/requirements.mjs';
import { main, say, seconds } from './lib/say.mjs';
import { suites } from './lib/suites.mjs';

const NICKNAMES = { e2e: 'browser', compose: 'container', faults: 'fault' };

await main(async () => {
  const wanted = process.argv[2] ?? '';
  const names = Object.keys(suites).filter((name) => name.includes(NICKNAMES[wanted] ?? wanted));
  if (names.length === 0) throw new Error(`No suite is called "${wanted}": ${Object.keys(suites).join(', ')}`);
  requireNode();
  await ensureInstalled(['.', 'cms', 'web', 'e2e']);
  if (names.some((name) => /integration|browser|fault|container/.test(name))) await ensureBuilt();
  const browser = names.some((name) => /browser|container/.test(name)) ? await ensureBrowser() : undefined;

  const one = async (name) => {
    say(`\n== ${name}`);
    const since = performance.now();
    return { name, ...(await suites[name]({ browser })), time: seconds(since) };
  };
  // The checks read and run nothing, so they do not mind each other.
  const checks = names.filter((name) => /^(format|lint|form rules|types)/.test(name));
  const results = await Promise.all(checks.map(one));
  for (const name of names.filter((each) => !checks.includes(each))) results.push(await one(name));
  report(results);
});

function report(results) {
  say('');
  for (const { name, passed, failed, skipped, time } of results) {
    say(
      `${failed > 0 ? 'FAILED' : 'ok    '} ${name.padEnd(31)} ${passed} passed, ${failed} failed, ${skipped} skipped (${time})`,
    );
  }
  for (const { failures = [] } of results) for (const one of failures) say(`failed: ${one}`);
  for (const { note } of results) if (note) say(`\n!!! ${note}`);
  const sum = (field) => results.reduce((total, one) => total + one[field], 0);
  say(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
}
