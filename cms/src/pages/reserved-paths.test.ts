import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpoints, paths, patterns } from '../../../web/app/paths';
import { fromProblem } from '../redirects/redirect';
import { pathProblem } from './check-links';
import { normalPath, ownerOf, SITE_PATHS } from './reserved-paths.generated';
import cases from './reserved-paths.test.json';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SERVER_FOLDER = path.join(ROOT, 'web/server');
const ROUTE_PATTERN = /\.(?:get|post|use)\('(\/[^']*)'/g;

const lower = (all: readonly string[]) => all.map((one) => one.toLowerCase()).sort();
/** Fills the parameters of a pattern. */
const fillParameters = (pattern: string) => pattern.replace(/[:*]\w+$/, 'x');

it('lists every path of the site, and no other', () => {
  expect([...SITE_PATHS].sort()).toEqual(lower(Object.values(paths)));
});

/** Neither a page nor a redirect can have it. */
function expectReserved(one: string) {
  expect(pathProblem(one)).not.toBeNull();
  expect(fromProblem(one)).not.toBeNull();
}

describe('a new page or redirect cannot have the path of', () => {
  const ofEndpoints = Object.values(endpoints).map((one) =>
    typeof one === 'string' ? one : (one as (name: unknown) => string)('x'),
  );
  it.each([...Object.values(paths), ...ofEndpoints].map((one) => one.split('?', 1)[0] ?? ''))(
    'the site, %s',
    expectReserved,
  );

  const routes = fs
    .readdirSync(SERVER_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...fs.readFileSync(path.join(SERVER_FOLDER, file), 'utf8').matchAll(ROUTE_PATTERN)].map(([, route]) => route),
    );
  it.each([...new Set(routes)])('the server, %s', (route) => expectReserved(fillParameters(String(route))));

  const files = fs.readdirSync(path.join(ROOT, 'web/public'), { withFileTypes: true });
  it.each(files.map((one) => `/${one.name}${one.isDirectory() ? '/x' : ''}`))('the files, %s', expectReserved);

  it.each(cases.reserved)('the site, %s', expectReserved);
});

it('a page cannot have the path of an article or a topic, but a redirect can', () => {
  const posts = Object.values(patterns).filter((pattern) => pattern !== patterns.debugBlogPost);
  for (const one of posts.map(fillParameters)) {
    expect(pathProblem(one)).not.toBeNull();
    expect(fromProblem(one)).toBeNull();
  }
});

describe('every spelling of a reserved path is reserved', () => {
  it.each(cases.spellings)('%j', (spelling) => expect(fromProblem(spelling)).not.toBeNull());
});

it.each(cases.refusals)('a redirect cannot start at %s, and the editor reads why', (one, sentence) =>
  expect(fromProblem(one)).toBe(sentence),
);

it.each(cases.redirectable)('a redirect can start at %s', (one) => {
  expect(fromProblem(one)).toBeNull();
  expect(normalPath(one)).toBe(one);
});

it.each(cases.normalised)('%s is another spelling of %s, which has no other', (spelling, normal) => {
  expect(normalPath(spelling)).toBe(normal);
  expect(normalPath(normal)).toBe(normal);
});

it('compares a path of any length at once', () => {
  const long = ['%25'.repeat(5000), `%${'25'.repeat(8000)}41`, `${'.'.repeat(16_000)}x`, 'a/../'.repeat(3000)];
  const since = performance.now();
  for (const one of long) ownerOf(`/${one}`);
  expect(performance.now() - since).toBeLessThan(200);
});
