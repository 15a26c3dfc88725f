import { expect, it } from 'vitest';
import cases from '../cases.json';
import { canonicalRequest } from './cache-key.ts';

const LONG_QUERY: [string, string] = [`/aboutus?${'x'.repeat(5000)}`, '/aboutus'];

it.each([...(cases.cached as [string, string | null][]), LONG_QUERY])('%s is cached under %s', (url, key) =>
  expect(canonicalRequest(url).key).toBe(key),
);

it.each([...cases.notCached, `/blogs/${'a'.repeat(600)}`])('%s is never cached', (url) =>
  expect(canonicalRequest(url).key).toBeNull(),
);

it('keeps the query of a preview and drops unknown parameters elsewhere', () => {
  expect(canonicalRequest('/preview/article?token=a').url).toBe('/preview/article?token=a');
  expect(canonicalRequest('/debug/blog/a?x=1').url).toBe('/debug/blog/a');
  expect(canonicalRequest('/blogs?x=1&q=water').url).toBe('/blogs?q=water');
});

it('a page of the CMS is cached, with its data', () => {
  const isPage = (path: string) => path === '/field-day';
  expect(canonicalRequest('/field-day?utm=x', isPage).key).toBe('/field-day');
  expect(canonicalRequest('/field-day.data', isPage).key).toBe('/field-day.data');
  expect(canonicalRequest('/other-day', isPage).key).toBeNull();
});
