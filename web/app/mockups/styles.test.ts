import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const FOLDERS = ['app/mockups/styles', 'app/sections/try-it', 'app/sections/product-hero'];
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name)),
);

// An element of any kind also means the root: each change below it would then check the styles of the whole page again.
test.each(files)('%s names the element of each :has() that begins a selector or is in :is()', (file) => {
  const css = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  expect(css.match(/^\s*:has\([^{]*|:is\(:has\([^{]*/gm) ?? []).toEqual([]);
});
