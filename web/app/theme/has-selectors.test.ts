import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));

// Without an element :has() also means the root: each change below it would then check the styles of the whole page.
test('no selector begins with :has() without an element', () => {
  const found = files.filter((file) => {
    const css = readFileSync(path.join('app', file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    return /(?:^|[{};]|,\n)\s*:has\(|:is\(:has\(/.test(css);
  });
  expect(found).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});
