// Paths that documents name in backticks must exist: a document that names a moved file misleads.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { inRoot } from './lib/paths.mjs';

const DOCUMENTS = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md'];
const FOLDERS = ['docs', 'docs/decisions'];
/** A path of this repository: it begins with one of its folders and holds no placeholder. */
const PATH = /`((?:web|cms|e2e|scripts|docs|containers)\/[\w@./-]+)`/g;
/** Made by a build, a start or a test. */
const GENERATED = /^(web\/build|cms\/dist)\b/;

const inFolders = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(inRoot(folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`),
);

for (const document of [...DOCUMENTS, ...inFolders]) {
  test(`every path that ${document} names exists`, () => {
    const paths = [...fs.readFileSync(inRoot(document), 'utf8').matchAll(PATH)].map(([, path]) => path);
    const missing = paths.filter((path) => !GENERATED.test(path) && !fs.existsSync(inRoot(path)));
    assert.deepEqual(missing, []);
  });
}
