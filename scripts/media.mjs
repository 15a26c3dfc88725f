// `npm run media`: renders brand icons, screenshots of the guide and thumbnails of sections into the committed files. Not
// part of start or test. `npm run media guide` renders one set, `npm run media sections opening.page-hero` these images
// of it. The built site must be current (`npm run build`).
import { createRequire } from 'node:module';
import { ensureInstalled } from './lib/setup.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, CliError, log } from './lib/log.mjs';

const SETS = ['brand', 'guide', 'sections'];

await main(async () => {
  const [wanted, ...names] = process.argv.slice(2);
  if (wanted && !SETS.includes(wanted)) {
    throw new CliError(`No set is called ${wanted}; there are ${SETS.join(', ')}.`);
  }
  await ensureInstalled(['.', 'web', 'e2e']);
  // Web has sharp for its social images.
  const [sharp, { chromium }] = [fromPart('web', 'sharp'), fromPart('e2e', '@playwright/test')];
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    for (const set of wanted ? [wanted] : SETS) {
      log(`\n== ${set}`);
      const { render } = await import(`./media/${set}.mjs`);
      await render({
        page: await browser.newPage(),
        sharp,
        isWanted: (name) => names.length === 0 || names.includes(name),
      });
    }
  } finally {
    await browser.close();
  }
  log('\nThe images are in web/public, cms/section-previews and docs/images. Look at them before you commit.');
});

function fromPart(part, name) {
  return createRequire(inRoot(part, 'package.json'))(name);
}
