import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpoints, paths, patterns } from '../../../web/app/paths';
import { pathProblem } from './check-path';
import { shippedPages } from './page-type';
import { SITE_PATHS } from './reserved-paths';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SERVER_FOLDER = path.join(ROOT, 'web/server');
const ROUTE_PATTERN = /\.(?:get|post|use)\('(\/[^']*)'/g;

const lower = (all: readonly string[]) => all.map((one) => one.toLowerCase()).sort();
/** Fills the parameters of a pattern. */
const fillParameters = (pattern: string) => pattern.replace(/[:*]\w+$/, 'x');

it('lists every path of the site, and no other', () => {
  expect([...SITE_PATHS].sort()).toEqual(lower(Object.values(paths)));
});

it('lists every path of a shipped page', () => {
  for (const page of shippedPages(path.join(ROOT, 'cms'))) expect(SITE_PATHS).toContain(page.path.toLowerCase());
});

describe('a new page cannot have the path of', () => {
  const ofEndpoints = Object.values(endpoints).map((one) =>
    typeof one === 'string' ? one : (one as (name: unknown) => string)('x'),
  );
  it.each([...Object.values(patterns).map(fillParameters), ...ofEndpoints])('the route %s', (one) =>
    expect(pathProblem(one.split('?', 1)[0] ?? '')).not.toBeNull(),
  );

  const routes = fs
    .readdirSync(SERVER_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...fs.readFileSync(path.join(SERVER_FOLDER, file), 'utf8').matchAll(ROUTE_PATTERN)].map(([, route]) => route),
    );
  it.each([...new Set(routes)])('the server %s', (route) =>
    expect(pathProblem(fillParameters(String(route)))).not.toBeNull(),
  );

  const folders = fs
    .readdirSync(path.join(ROOT, 'web/public'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory());
  it.each(folders.map(({ name }) => `/${name}/x`))('the files %s', (one) => expect(pathProblem(one)).not.toBeNull());
});
