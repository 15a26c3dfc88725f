import fs from 'node:fs';
import path from 'node:path';

/** Where the project lies, seen from here. */
export const ROOT = path.resolve(import.meta.dirname, '..', '..');

/** Whether its parts can be started from here: the image of the browser tests holds the tests alone. */
export const isWhole = ['scripts/start.mjs', 'cms/package.json', 'web/package.json'].every((file) =>
  fs.existsSync(path.join(ROOT, file)),
);
