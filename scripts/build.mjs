// `npm run build`: installs and builds both parts if their sources changed, and writes their SBOMs.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';
import { ensureBuilt, ensureInstalled, requireNode } from './lib/setup.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, log } from './lib/log.mjs';

const BUILD_FOLDERS = { cms: 'dist', web: 'build' };
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

await main(async () => {
  requireNode();
  await ensureInstalled(['cms', 'web']);
  await ensureBuilt(['cms', 'web']);
  await Promise.all(['cms', 'web'].map(writeSbom));
});

/** Writes the CycloneDX SBOM of a part's production packages into its build folder as `sbom.cdx.json`. */
async function writeSbom(part) {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--omit=dev', '--loglevel=error'];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: inRoot(part), maxBuffer: MAX_OUTPUT_BYTES });
  fs.writeFileSync(inRoot(part, BUILD_FOLDERS[part], 'sbom.cdx.json'), stdout);
  log(`Wrote ${part}/${BUILD_FOLDERS[part]}/sbom.cdx.json.`);
}
