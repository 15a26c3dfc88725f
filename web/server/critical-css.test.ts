import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inlineCriticalCss } from './critical-css.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-styles-'));
fs.mkdirSync(path.join(folder, 'assets'));
fs.writeFileSync(path.join(folder, 'assets', 'a-1.css'), '.a{content:"$&"}');
fs.writeFileSync(path.join(folder, 'assets', 'b-2.css'), '.b{color:red}');
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it('inlines the styles in their order, and disables their links', () => {
  const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css"/>`;
  // React Router adds `#` to the URL of a sheet that several pages share.
  const shared = link('b-2').replace('.css', '.css#');
  const page = inlineCriticalCss(folder)(`<html><head>${link('a-1')}${shared}</head><body></body></html>`);
  expect(page).toMatch(/<style>\.a\{content:"\$&"\}\n\.b\{color:red\}<\/style><\/head>/);
  expect(page.match(/<link rel="stylesheet" href="[^"]+" media="not all" disabled=""\/>/g)).toHaveLength(2);
});

it('inlines a sheet that a component has rendered, and keeps its precedence, by which React finds it', () => {
  const link = '<link rel="stylesheet" href="/assets/b-2.css" data-precedence="sections"/>';
  const page = inlineCriticalCss(folder)(`<head>${link}</head><body></body>`);
  expect(page).toContain('<style>.b{color:red}</style>');
  expect(page).toContain('href="/assets/b-2.css" data-precedence="sections" media="not all" disabled=""');
});

it('does not change a page without styles', () => {
  expect(inlineCriticalCss(folder)('<head></head><body>Plain</body>')).toBe('<head></head><body>Plain</body>');
});
