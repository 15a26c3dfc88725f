import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const SKIPPED_NAMES = new Set([
  'node_modules',
  'dist',
  'build',
  '.react-router',
  '.cache',
  '.strapi',
  '.tmp',
  'generated',
  'tests',
  'testing',
]);

/** Returns a hash of the given files and folders. It changes when any file changes. */
export function fingerprint(root, entries) {
  const hash = createHash('sha256');
  for (const file of entries.flatMap((entry) => filesBelow(path.join(root, entry))).sort()) {
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 32);
}

function filesBelow(fileOrFolder) {
  const stat = fs.statSync(fileOrFolder, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return /\.test\.\w+$/.test(fileOrFolder) ? [] : [fileOrFolder];
  return fs
    .readdirSync(fileOrFolder)
    .flatMap((name) => (SKIPPED_NAMES.has(name) ? [] : filesBelow(path.join(fileOrFolder, name))));
}

/** Returns whether the file contains `value`, so that the build beside it is from the same sources. */
export function isUpToDate(file, value) {
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === value;
}
