import type { ServerBuild } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { Rendered } from './page-service.ts';
import { isRedirectable, ownerOf } from '../../app/pages/reserved-paths.ts';
import { cacheNotFound, NOT_FOUND_URL } from './not-found-cache.ts';

const ROUTES = {
  root: { id: 'root', path: '' },
  shell: { id: 'shell', parentId: 'root' },
  home: { id: 'home', parentId: 'shell', index: true },
  about: { id: 'about', parentId: 'shell', path: 'aboutus' },
  post: { id: 'post', parentId: 'shell', path: 'blogs/:slug' },
  unknown: { id: 'unknown', parentId: 'shell', path: '*' },
} as unknown as ServerBuild['routes'];

function setUp() {
  const render = vi.fn(async (url: string, _: number) => ({ status: 404, body: Buffer.from(url) }) as Rendered);
  const renderOrReuse = cacheNotFound(ROUTES, render, (path) => path === '/field-day');
  const get = async (url: string) => (await renderOrReuse(url, 400)).body.toString();
  return { render, get };
}

it('renders one page for all URLs without a route, and it contains none of these URLs', async () => {
  const { render, get } = setUp();
  const responses = await Promise.all(['/wp-login.php', '/a/b?c=d', '/aboutus/asha'].map(get));
  expect(new Set(responses)).toEqual(new Set(['/404']));
  expect(render).toHaveBeenCalledTimes(1);
});

it.each([
  '/',
  '/aboutus',
  '/%61boutus',
  '/aboutus?utm=x',
  '/field-day',
  '/blogs/any-slug',
  '/blogs/any%2Fslug',
  '/nothing.data',
  '//evil.example',
  '/%E0%A4%A',
])('renders %s separately', async (url) => {
  const { get } = setUp();
  expect(await get(url)).toBe(url);
});

it('keeps no rendering with another status, and none that failed', async () => {
  const { render, get } = setUp();
  for (const status of [200, 302, 500]) {
    render.mockResolvedValueOnce({ status, body: Buffer.from('other') } as Rendered);
    expect(await get('/nothing')).toBe('other');
  }
  render.mockRejectedValueOnce(new Error('once'));
  await expect(get('/nothing')).rejects.toThrow('once');
  expect(await get('/nothing')).toBe('/404');
});

it('renders a URL that no page and no redirect can have', () => {
  expect(isRedirectable(NOT_FOUND_URL)).toBe(false);
  expect(ownerOf(NOT_FOUND_URL)).not.toBeNull();
});
