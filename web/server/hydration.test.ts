import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hydrationOnUse } from './hydration.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-manifest-'));
fs.mkdirSync(path.join(folder, '.vite'));
fs.writeFileSync(
  path.join(folder, '.vite/manifest.json'),
  JSON.stringify({
    'app/sections/team/team.tsx': { file: 'assets/team.js', imports: ['_shared.js'] },
    'app/sections/text/text.tsx': { file: 'assets/text.js', imports: ['_shared.js', '_x.js'] },
    '_shared.js': { file: 'assets/shared.js', imports: ['_x.js'] },
    '_x.js': { file: 'assets/x.js', imports: ['_shared.js'] },
  }),
);
const deferHydration = (html: string, sections: string[] = []) => hydrationOnUse(folder)(html, { sections });
afterAll(() => fs.rmSync(folder, { recursive: true }));

const moduleScript = `<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");</script>`;
const page = (body: string) => `<html><head></head><body>${body}</body></html>`;

it('removes the preloads and the imports, so that no script file loads with the page', () => {
  const html = deferHydration(page(`<link rel="modulepreload" href="/assets/x.js"/>${moduleScript}`));
  expect(html).not.toContain('rel="modulepreload" href');
  expect(html).not.toMatch(/^import /m);
  expect(html).not.toContain('type="module"');
  expect(html).toContain('"files":["/assets/x.js"]');
});

it('prefetches the scripts of sections and of what they import, each once', () => {
  const html = page(`<link rel="modulepreload" href="/assets/x.js"/>${moduleScript}`);
  const files = ['x', 'team', 'text', 'shared'].map((name) => `"/assets/${name}.js"`);
  expect(deferHydration(html, ['people.team', 'product.text'])).toContain(`"files":[${files.join()}]`);
});

it('imports the routes, sets their table, and returns the entry module', async () => {
  const html = deferHydration(page(moduleScript));
  expect(html).toContain(
    'const [, route0, route1] = await Promise.all([import("/assets/manifest.js"), import("/assets/root.js"), import("/assets/home.js")]);',
  );
  expect(html).toContain(
    'window.__reactRouterRouteModules = {"root":route0,"home":route1};\nreturn import("/assets/entry.js");',
  );
});

it('does not change a page without scripts, and throws for a module script of another shape', () => {
  expect(deferHydration(page('Plain'))).toBe(page('Plain'));
  const other = page('<script type="module" src="/assets/entry.js"></script>');
  expect(() => deferHydration(other)).toThrow('Adapt MODULE_SCRIPT');
});
