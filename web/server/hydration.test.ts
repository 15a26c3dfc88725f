import { expect, it } from 'vitest';
import { deferHydration } from './hydration.ts';

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
