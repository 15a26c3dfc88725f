import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { inRoot } from '../lib/paths.mjs';

const namesIn = (folder, pattern) =>
  fs
    .readdirSync(inRoot(folder))
    .filter((file) => pattern.test(file))
    .map((file) => file.replace(pattern, ''))
    .sort();

test('each drawing has a rendered image', () => {
  for (const name of namesIn('scripts/media/articles', /\.svg$/)) {
    assert.ok(fs.existsSync(inRoot('cms/seed/images', `${name}.webp`)), name);
  }
  assert.deepEqual(namesIn('scripts/media/scenes', /\.svg$/), namesIn('web/public/media/scenes', /-2400\.avif$/));
  assert.deepEqual(namesIn('scripts/media/stories', /\.svg$/), namesIn('web/public/media/stories', /-1200\.avif$/));
});

test('drawings load no resources, and their ids are unique', () => {
  for (const folder of ['articles', 'scenes', 'stories']) {
    for (const file of fs.readdirSync(inRoot('scripts/media', folder))) {
      const svg = fs.readFileSync(inRoot('scripts/media', folder, file), 'utf8');
      assert.doesNotMatch(svg, /<script|<image|<foreignObject|href=|url\((?!#)/, file);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      assert.equal(new Set(ids).size, ids.length, path.basename(file));
    }
  }
});
