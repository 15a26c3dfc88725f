// `npm run media`: renders brand icons, thumbnails of sections and screenshots of the guide into the committed files. Not
// part of start or test. `npm run media -- brand guide` renders only these sets. Needs Chromium.
import { execFileSync } from 'node:child_process';
import { ensureInstalled } from './lib/install.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, CliError, log } from './lib/log.mjs';

const SETS = {
  brand: 'brand/render.mjs',
  guide: 'guide/render.mjs',
  sections: 'sections/render.mjs',
};

await main(async () => {
  const requestedSets = process.argv.slice(2);
  const unknown = requestedSets.filter((set) => !Object.hasOwn(SETS, set));
  if (unknown.length > 0) {
    throw new CliError(`No set is called ${unknown.join(', ')}; there are ${Object.keys(SETS).join(', ')}.`);
  }
  const chosenSets = requestedSets.length > 0 ? requestedSets : Object.keys(SETS);
  await ensureInstalled(['.', 'web', 'e2e']);
  const browser = await ensureBrowser();
  for (const set of chosenSets) {
    log(`\n== ${set}`);
    const env = { ...process.env, CHROMIUM_PATH: browser };
    execFileSync(process.execPath, [inRoot('scripts/media', SETS[set])], { stdio: 'inherit', env });
  }
  log('\nThe images are in web/public, cms/section-previews and docs/images. Look at them before you commit.');
});
