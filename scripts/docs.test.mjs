// Checks that the files and names in the documents exist, and that the counts of docs/asvs.md are right.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { report } from '../bench/report.mjs';
import { inRoot } from './lib/paths.mjs';

const DOCUMENTS = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md'];
const DOCUMENT_FOLDERS = ['docs', 'docs/decisions'];
/** Matches a path that starts with a folder of this repository and contains no placeholder. */
const PATH_IN_BACKTICKS = /`((?:web|cms|e2e|scripts|bench|docs|containers)\/[\w@./-]+)`/g;
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

test('every number of CONTRIBUTING.md is where its table says', () => {
  const [, part] = fs.readFileSync(inRoot('CONTRIBUTING.md'), 'utf8').split(/^## Where each number is$/m);
  const places = [...part.split(/^## /m)[0].matchAll(/\]\(([^)]+)\)((?:,? `[^`]+`)+)/g)];
  assert.ok(places.length > 30);
  const missing = places.flatMap(([, file, names]) => {
    const text = fs.existsSync(inRoot(file)) ? fs.readFileSync(inRoot(file), 'utf8') : '';
    const defined = (name) => new RegExp(`\\b${name}["']?\\s*[:=]`).test(text);
    return [...names.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => (defined(name) ? [] : `${file} ${name}`));
  });
  assert.deepEqual(missing, []);
});

/** The requirements of levels 1 and 2 of OWASP ASVS 4.0.3. */
const REQUIREMENTS = 259;

/** Returns the ids of requirements in a part of docs/asvs.md: the first cell of each row, or the last one. */
function requirementIds(heading, cell) {
  const part = fs.readFileSync(inRoot('docs/asvs.md'), 'utf8').split(/^## /m);
  const rows = part.find((one) => one.startsWith(`${heading}\n`)).match(/^\|.*\|$/gm);
  return rows.flatMap(
    (row) =>
      row
        .split('|')
        .slice(1, -1)
        .at(cell)
        .match(/\b\d+\.\d+\.\d+\b/g) ?? [],
  );
}

test('docs/asvs.md names each requirement once, and the threat model has its counts', () => {
  const parts = [requirementIds('Met', 0), requirementIds('Does not apply', -1), requirementIds('Not met', -1)];
  const ids = parts.flat();
  const repeated = ids.filter((id, at) => ids.indexOf(id) !== at);
  assert.deepEqual(repeated, []);
  assert.equal(ids.length, REQUIREMENTS);
  const counts = /Of (\d+) requirements (\d+) are met, (\d+) do not apply, and (\d+) are not met/;
  const [, ...stated] = counts.exec(fs.readFileSync(inRoot('docs/threat-model.md'), 'utf8')) ?? [];
  assert.deepEqual(stated.map(Number), [REQUIREMENTS, ...parts.map(({ length }) => length)]);
});

test('docs/benchmarks.md finds every result that it shows', () => {
  const results = JSON.parse(fs.readFileSync(inRoot('docs/benchmarks.json'), 'utf8'));
  assert.doesNotMatch(report(results), /NaN|undefined|Not measured yet/);
});
