import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const APP = path.resolve(import.meta.dirname, '..');
const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

const components = fs.readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));

it('every class name of a component is in its style sheet', () => {
  const missing = components.flatMap((file) => {
    const source = fs.readFileSync(path.join(APP, file), 'utf8');
    return [...source.matchAll(IMPORT)].flatMap(([, name, sheet = '']) => {
      const css = sheet.startsWith('~/') ? path.join(APP, sheet.slice(2)) : path.join(APP, path.dirname(file), sheet);
      const rules = fs.readFileSync(css, 'utf8');
      const used = [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)\\b(?!\\.css)`, 'g'))].map(
        ([, used = '']) => used,
      );
      return used.filter((used) => !new RegExp(`\\.${used}\\b`).test(rules)).map((used) => `${file}: ${used}`);
    });
  });
  expect(missing).toEqual([]);
});
