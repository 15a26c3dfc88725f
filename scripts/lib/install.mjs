import fs from 'node:fs';
import path from 'node:path';
import { fingerprint, isUpToDate } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { installAdvice } from './node-version.mjs';
import { run } from './run.mjs';
import { CliError, log, seconds } from './log.mjs';

/**
 * The only packages whose install script runs: it downloads or compiles the database driver of Node 20. Install scripts
 * of other packages could run any code on this machine. The container images run none.
 */
const ALLOWED_SCRIPTS = { cms: ['better-sqlite3'] };

/** Installs the locked packages of the given parts ('.', 'cms', 'web', 'e2e') if the lockfile or Node changed. */
export async function ensureInstalled(parts) {
  await Promise.all(parts.map(installPart));
}

async function installPart(part) {
  const folder = inRoot(part);
  const fingerprintFile = path.join(folder, 'node_modules', '.installed-from');
  // Native modules are built for one major version of Node.
  const packagesFingerprint = `${fingerprint(folder, ['package.json', 'package-lock.json'])} node${process.versions.modules}`;
  if (isUpToDate(fingerprintFile, packagesFingerprint)) return;
  const name = part === '.' ? 'the tools' : part;
  const since = performance.now();
  log(`Installing packages for ${name} …`);
  const npm = async (...args) => {
    // With NODE_ENV=production npm skips the dev dependencies, which the build needs.
    const env = { ...process.env, NODE_ENV: 'development' };
    const { code, output } = await run('npm', [...args, '--loglevel=error'], { cwd: folder, env, quiet: true });
    if (code === 0) return;
    console.error(output);
    throw new CliError(`Packages for ${name} could not be installed. ${installAdvice(output)}`);
  };
  await npm('ci', '--ignore-scripts', '--no-audit', '--no-fund');
  for (const allowed of ALLOWED_SCRIPTS[part] ?? []) await npm('rebuild', allowed);
  fs.writeFileSync(fingerprintFile, packagesFingerprint);
  log(`Installed packages for ${name} (${seconds(since)}).`);
}
