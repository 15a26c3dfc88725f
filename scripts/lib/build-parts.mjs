import fs from 'node:fs';
import { fingerprint, isUpToDate } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';
import { CliError, log, seconds } from './log.mjs';

const BUILD_PARTS = {
  cms: {
    sources: ['config', 'src', 'preflight', 'start.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'],
    result: 'dist',
  },
  web: {
    sources: [
      ...['app', 'server', 'public', 'server.js', 'precompress.mjs', 'package.json', 'package-lock.json'],
      ...['vite.config.ts', 'react-router.config.ts', 'postcss.config.cjs', 'tsconfig.json'],
      ...['../cms/seed/pages', '../cms/seed/site.json', '../cms/seed/stories.json'],
    ],
    result: 'build',
  },
};

/** Builds the given parts ('cms', 'web') whose sources changed since their last build. */
export async function ensureBuilt(parts = ['cms', 'web']) {
  await Promise.all(parts.map(buildPart));
}

async function buildPart(part) {
  const { sources, result } = BUILD_PARTS[part];
  const fingerprintFile = inRoot(part, result, '.built-from');
  const sourcesFingerprint = fingerprint(inRoot(part), sources);
  if (isUpToDate(fingerprintFile, sourcesFingerprint)) return;
  const since = performance.now();
  log(`Building ${part} …`);
  fs.rmSync(fingerprintFile, { force: true });
  const { code, output } = await run('npm', ['run', 'build'], {
    cwd: inRoot(part),
    env: { ...process.env, NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0) {
    console.error(output);
    throw new CliError(`${part} could not be built; the lines above say why.`);
  }
  fs.writeFileSync(fingerprintFile, sourcesFingerprint);
  log(`Built ${part} (${seconds(since)}).`);
}
