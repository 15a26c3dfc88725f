// Finds a Chromium for the browser tests, or installs one. Prints its path.
import fs from 'node:fs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { CliError, main, log } from './lib/log.mjs';

const BROWSER_PATHS = [
  process.env.CHROMIUM_PATH,
  // The headless shell has the same engine, and tests take 20 % less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The system font of the fallback faces in web/app/theme/fonts.css on Linux. Without it a late web font shifts the
 * layout.
 */
const FALLBACK_FONT = 'fonts-liberation';

/**
 * Returns the path of a Chromium. If there is none, installs Debian's package (as root) or Playwright's build. As root
 * on Debian it also installs the fallback font.
 */
export async function ensureBrowser() {
  const isDebian = process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
  const hasFont = fs.existsSync('/usr/share/fonts/truetype/liberation');
  const found = find();
  if (found && (hasFont || !isDebian)) return found;
  if (isDebian) {
    log('Installing a browser and a font for the tests …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = (name) =>
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { quiet: true, env });
    await run('apt-get', ['update', '-qq'], { quiet: true, env });
    if (!hasFont) await install(FALLBACK_FONT);
    for (const name of ['chromium-headless-shell', 'chromium']) if (!find()) await install(name);
  }
  return find() ?? (await fromPlaywright());
}

function find() {
  return BROWSER_PATHS.find((file) => file && fs.existsSync(file));
}

async function fromPlaywright() {
  const { code } = await run('npx', ['playwright', 'install', 'chromium'], { cwd: inRoot('e2e'), quiet: true });
  const script = `import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))`;
  const { output } = await run(process.execPath, ['-e', script], { cwd: inRoot('e2e'), quiet: true });
  const file = output.trim().split('\n').at(-1) ?? '';
  if (code === 0 && fs.existsSync(file)) return file;
  throw new CliError(
    'No browser was found for the tests. Install one, for example "sudo apt-get install -y chromium", or name it in CHROMIUM_PATH.',
  );
}

if (import.meta.filename === process.argv[1]) await main(async () => log(await ensureBrowser()));
