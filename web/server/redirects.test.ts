import { describe, expect, it } from 'vitest';
import { fixedPaths, patterns } from '../app/paths';
import cases from './cases.json';
import { knownPaths, lowerCaseTarget, redirectTarget, withSearch } from './redirects';

const spellings = knownPaths(fixedPaths, Object.values(patterns));
const targetOf = (path: string) => redirectTarget(path, spellings, (one) => one === '/field-day');

describe('redirectTarget', () => {
  it.each(cases.redirected as [string, string][])('redirects %s to %s', (path, target) => {
    expect(targetOf(path)).toBe(target);
  });

  it.each([
    ...[...fixedPaths, '//', '///', '//evil.example/', '/\\evil.example/'],
    ...['/no-such-page', '/field-day', '/%E0%A4%A', '/blogs//x'],
  ])('does not redirect %s', (path) => {
    expect(targetOf(path)).toBeNull();
  });

  it('never redirects to another host or to a URL that redirects again', () => {
    const paths = ['/a//', '/a/\\', '/\\', '/ /', '/CSR//', '/blogs/%2F%2Fevil.example/', `/${'a/'.repeat(5000)}`];
    for (const path of paths) {
      const target = targetOf(path);
      if (target === null) continue;
      expect(target).toMatch(/^\/[^/\\]/);
      expect(targetOf(target)).toBeNull();
    }
  });
});

it('adds the query of the request to a target without one', () => {
  expect(withSearch('/new', '?utm=mail')).toBe('/new?utm=mail');
  expect(withSearch('/new?a=1', '?utm=mail')).toBe('/new?a=1');
  expect(withSearch('/new#plans', '?utm=mail')).toBe('/new#plans');
});

describe('lowerCaseTarget', () => {
  const existing = new Set(['/blogs/rain', '/blogs/tag/water', '/blogs/both', '/blogs/Both', '/blogs/Only-Capitals']);
  const target = (path: string) => lowerCaseTarget(path, (one) => existing.has(one));

  it.each(cases.lowerCase as [string, string | null][])('is, for %s, %s', (path, lower) =>
    expect(target(path)).toBe(lower),
  );
});
