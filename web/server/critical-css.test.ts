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
  expect(page).toMatch(/<style>\.a\{content:"\$&"\}\n\.b\{color:red\}\n[^<]*<\/style><\/head>/);
  expect(page.match(/<link rel="stylesheet" href="[^"]+" media="not all" disabled=""\/>/g)).toHaveLength(2);
});

it('replaces the script preloads and imports by a loader that starts all scripts after the first view', () => {
  const start =
    'import "/assets/m.js";\nimport * as route0 from "/assets/root.js";\n  window.__routes = {"root":route0};\n\nimport("/assets/entry.js");';
  const page = inlineCriticalCss(folder)(
    `<head></head><body><link rel="modulepreload" href="/assets/x.js"/><script type="module" async="">${start}</script></body>`,
  );
  expect(page).not.toContain('<link rel="modulepreload"');
  expect(page).not.toMatch(/^import /m);
  const [, script = ''] = /<script type="module" async="">([\s\S]*)<\/script>/.exec(page) ?? [];
  expect(script).toContain('const files = ["/assets/x.js"];');
  expect(script).toContain(
    'const [, route0] = await Promise.all([import("/assets/m.js"), import("/assets/root.js")]);',
  );
  expect(script).toMatch(
    /window\.__routes = \{"root":route0\};\s+await revealed;\s+await import\("\/assets\/entry\.js"\);\s+\};/,
  );
});

it('imports one script after the other, and the entry last', () => {
  const preloads = ['entry', 'x', 'y'].map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`).join('');
  const start =
    'import * as route0 from "/assets/x.js";\n  window.__routes = {"root":route0};\n\nimport("/assets/entry.js");';
  const page = inlineCriticalCss(folder)(
    `<head></head><body>${preloads}<script type="module" async="">${start}</script></body>`,
  );
  const [, script = ''] = /<script type="module" async="">([\s\S]*)<\/script>/.exec(page) ?? [];
  expect(script).toContain('const first = files.filter((file) => file !== "/assets/entry.js");');
  expect(script).toMatch(/for \(const href of first\) \{\s+await import\(href\);/);
});

it('does not change a page without styles and scripts', () => {
  expect(inlineCriticalCss(folder)('<head></head><body>Plain</body>')).toBe('<head></head><body>Plain</body>');
});
