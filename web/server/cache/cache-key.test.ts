import { expect, it } from 'vitest';
import { canonicalRequest } from './cache-key.ts';

it.each([
  ['/', '/'],
  ['/aboutus', '/aboutus'],
  ['/aboutus?utm_source=mail', '/aboutus'],
  [`/aboutus?${'x'.repeat(5000)}`, '/aboutus'],
  ['/%61boutus', '/aboutus'],
  ['/./%2e/aboutus', '/aboutus'],
  ['/x/../aboutus', '/aboutus'],
  ['/%5f_root.data', null],
  ['/_root.data?_routes=root', '/_root.data'],
  ['/blogs.data?page=2&_routes=a', '/blogs.data?page=2'],
  ['/blogs/%73ection-135', '/blogs/section-135'],
  ['/blogs/%C3%A9', '/blogs/%C3%A9'],
  ['/blogs/%c3%a9', '/blogs/%C3%A9'],
  ['/blogs?page=1', '/blogs'],
  ['/blogs?page=01', '/blogs'],
  ['/blogs?page=002', '/blogs?page=2'],
  ['/blogs?page=2e0', '/blogs?page=2'],
  ['/blogs?page=-1', '/blogs'],
  ['/blogs?tag=water&x=1&category=impact', '/blogs?category=impact&tag=water'],
  ['/blogs?tag=%77ater%20', '/blogs?tag=water'],
  ['/blogs/tag/ai?page=02&tag=x&q=y', '/blogs/tag/ai?page=2'],
  ['/blogs/author/%6deera-iyer.data', '/blogs/author/meera-iyer.data'],
  ['/blogs/category/field-notes?page=1', '/blogs/category/field-notes'],
  ['/api/articles?page=02', '/api/articles?page=2'],
  ['/social/blog/blogs/a.jpg?x', '/social/blog/blogs/a.jpg'],
  ['/sitemap.xml?x', '/sitemap.xml'],
])('%s is cached under %s', (url, key) => expect(canonicalRequest(url).key).toBe(key));

it.each([
  '/blogs?q=water',
  '/preview/article?token=a',
  '/%70review/article?token=a',
  '/debug/blog/a',
  '/debug/blog/a?x',
  '/ABOUTUS',
  '/aboutus/',
  '/aboutus//',
  '/AboutUs.data',
  '/aboutus//_.data',
  '/API/articles',
  '/blogs/a/b',
  '/blogs/tag/a/b',
  '/blogs/%E0%A4%A',
  `/blogs/${'a'.repeat(600)}`,
  '//aboutus',
  '/forms/apply',
  '/wp-login.php',
])('%s is never cached', (url) => expect(canonicalRequest(url).key).toBeNull());

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
