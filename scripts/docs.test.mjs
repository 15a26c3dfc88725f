// Checks that paths in backticks in the documents exist.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { inRoot } from './lib/paths.mjs';

const DOCUMENTS = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md'];
const DOCUMENT_FOLDERS = ['docs', 'docs/decisions'];
/** Matches a path that starts with a folder of this repository and contains no placeholder. */
const PATH_IN_BACKTICKS = /`((?:web|cms|e2e|scripts|docs|containers)\/[\w@./-]+)`/g;
/** Created by a build, a start or a test. */
const GENERATED = /^(web\/build|cms\/dist)\b/;

const inFolders = DOCUMENT_FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(inRoot(folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`),
);

for (const document of [...DOCUMENTS, ...inFolders]) {
  test(`every path in ${document} exists`, () => {
    const paths = [...fs.readFileSync(inRoot(document), 'utf8').matchAll(PATH_IN_BACKTICKS)].map(([, path]) => path);
    const missing = paths.filter((path) => !GENERATED.test(path) && !fs.existsSync(inRoot(path)));
    assert.deepEqual(missing, []);
  });
}
