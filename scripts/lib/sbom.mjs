import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';
import { inRoot } from './paths.mjs';
import { log } from './log.mjs';

const RESULTS = { cms: 'dist', web: 'build' };
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Writes the CycloneDX SBOM of a part's production packages into its build folder as `sbom.cdx.json`. */
export async function writeSbom(part) {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--omit=dev', '--loglevel=error'];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: inRoot(part), maxBuffer: MAX_OUTPUT_BYTES });
  fs.writeFileSync(inRoot(part, RESULTS[part], 'sbom.cdx.json'), stdout);
  log(`Wrote ${part}/${RESULTS[part]}/sbom.cdx.json.`);
}
