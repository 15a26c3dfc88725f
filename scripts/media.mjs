// `npm run media`: renders brand icons, thumbnails of sections and screenshots of the guide into the committed files. Not
// part of start or test. `npm run media -- brand guide` renders only these sets. Needs Chromium.
import { execFileSync } from 'node:child_process';
import { ensureInstalled } from './lib/install-and-build.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, CliError, log } from './lib/log.mjs';

const SETS = ['brand', 'guide', 'sections'];

await main(async () => {
  const requestedSets = process.argv.slice(2);
  const unknown = requestedSets.filter((set) => !SETS.includes(set));
  if (unknown.length > 0) {
    throw new CliError(`No set is called ${unknown.join(', ')}; there are ${SETS.join(', ')}.`);
  }
  const chosenSets = requestedSets.length > 0 ? requestedSets : SETS;
  await ensureInstalled(['.', 'web', 'e2e']);
  const browser = await ensureBrowser();
  for (const set of chosenSets) {
    log(`\n== ${set}`);
    const env = { ...process.env, CHROMIUM_PATH: browser };
    execFileSync(process.execPath, [inRoot('scripts/media', `${set}.mjs`)], { stdio: 'inherit', env });
  }
  log('\nThe images are in web/public, cms/section-previews and docs/images. Look at them before you commit.');
});
