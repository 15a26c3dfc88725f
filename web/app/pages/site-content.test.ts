import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { shippedPage, siteSettings } from '../../testing/shipped';
import { problemText } from './page-schema';
import { shippedContent } from './shipped-content.server';
import { createSiteContent, type Fetched } from './site-content.server';

const about = shippedPage('about');
const shipped = { pages: new Map([[about.path, about]]), site: siteSettings, stories: shippedContent.stories };
const response = (data: object, etag?: string): Fetched => ({ body: { data: { pages: [], ...data } }, etag });
const withTitle = (title: string) => response({ pages: [{ ...about, title }] }, `"${title}"`);
const createContent = (fetch: () => Promise<Fetched>, snapshotFile?: string) =>
  createSiteContent({ fetch, shipped, snapshotFile });
const titleOf = (content: ReturnType<typeof createSiteContent>) => content.page('/aboutus')?.title;

beforeEach(() => vi.spyOn(console, 'error').mockReturnValue());

it('has the shipped pages before the first refresh and where the CMS does not have the endpoint', async () => {
  const content = createContent(async () => ({ body: null }));
  expect(titleOf(content)).toBe(about.title);
  expect(await content.refresh()).toEqual(new Set());
  expect(titleOf(content)).toBe(about.title);
});

it('returns the cache tags of the changes of a refresh, and sends the last ETag', async () => {
  const fetch = vi.fn<() => Promise<Fetched>>().mockResolvedValue(withTitle('One'));
  const content = createContent(fetch);
  expect(await content.refresh()).toEqual(new Set(['page:/aboutus', 'pages']));
  expect(await content.refresh()).toEqual(new Set());
  expect(fetch).toHaveBeenLastCalledWith('"One"');
  fetch.mockResolvedValue(null);
  expect(await content.refresh()).toEqual(new Set());
  expect(titleOf(content)).toBe('One');
});

it('finds a redirect by any spelling of its path', async () => {
  const redirects = [{ documentId: 'r1', from: '/über/alt', to: '/aboutus', type: 'permanent' }];
  const content = createContent(async () => response({ redirects }));
  await content.refresh();
  for (const path of ['/über/alt', '/%C3%BCber/%61lt', '/x/../%C3%BCber//alt/', '/%25C3%25BCber/alt']) {
    expect(content.redirect(path)).toEqual({ status: 301, to: '/aboutus' });
  }
  expect(content.redirect('/Über/alt')).toBeUndefined();
});

it('has its last content where the CMS fails or returns something else', async () => {
  const fetch = vi.fn<() => Promise<Fetched>>().mockResolvedValue(withTitle('One'));
  const content = createContent(fetch);
  await content.refresh();
  fetch.mockRejectedValueOnce(new Error('down'));
  await expect(content.refresh()).rejects.toThrow('down');
  fetch.mockResolvedValueOnce({ body: { error: 'no' } });
  await expect(content.refresh()).rejects.toThrow();
  fetch.mockResolvedValueOnce({ body: null });
  await expect(content.refresh()).rejects.toThrow('status 404');
  expect(titleOf(content)).toBe('One');
  expect(await content.refresh()).toEqual(new Set());
});

it('loads again for a call during a load, because the change may be newer than the load', async () => {
  const pending: (() => void)[] = [];
  const fetch = vi.fn(() => new Promise<Fetched>((resolve) => pending.push(() => resolve(withTitle('One')))));
  const content = createContent(fetch);
  const first = content.refresh();
  await vi.waitFor(() => expect(pending).toHaveLength(1));
  const second = content.refresh();
  expect(content.refresh()).toBe(second);
  pending[0]?.();
  await first;
  await vi.waitFor(() => expect(pending).toHaveLength(2));
  pending[1]?.();
  await second;
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('reports a problem once', async () => {
  const content = createContent(async () => withTitle(''));
  await content.refresh();
  await content.refresh();
  expect(content.problems()).toHaveLength(1);
  expect(console.error).toHaveBeenCalledTimes(1);
});

it('writes a snapshot, and restores it in another process', async () => {
  const snapshotFile = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'content-')), 'content.json');
  await createContent(async () => withTitle('One'), snapshotFile).refresh();
  expect(fs.statSync(snapshotFile).mode & 0o777).toBe(0o600);
  const next = createContent(async () => null, snapshotFile);
  await next.restore();
  expect(titleOf(next)).toBe('One');
  fs.writeFileSync(snapshotFile, '{"data":');
  const broken = createContent(async () => null, snapshotFile);
  await broken.restore();
  expect(titleOf(broken)).toBe(about.title);
  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/^CONTENT_SNAPSHOT cannot be read/));
});

it('starts without a snapshot, and with a folder that it cannot write', async () => {
  const snapshotFile = '/proc/nowhere/content.json';
  const content = createContent(async () => withTitle('One'), snapshotFile);
  await content.restore();
  await content.refresh();
  expect(titleOf(content)).toBe('One');
  expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/^CONTENT_SNAPSHOT cannot be written/));
});

it('has the entry Site of the CMS, and the shipped one where the CMS has none', async () => {
  const fetch = vi.fn<() => Promise<Fetched>>().mockResolvedValue(withTitle(about.title));
  const content = createContent(fetch);
  expect(await content.refresh()).toEqual(new Set());
  expect(content.site()).toEqual(siteSettings);
  const site = { ...siteSettings, phone: '+91 20 1234', email: 'no address', tagline: null };
  fetch.mockResolvedValue(response({ site }));
  expect(await content.refresh()).toEqual(new Set(['site']));
  expect(content.site()).toEqual({ ...siteSettings, phone: '+91 20 1234' });
  const problems = ['Site: tagline is missing', 'Site: email has characters that are not allowed'];
  expect(content.problems().map(problemText)).toEqual(problems);
});

it('has the stories of the CMS, and the shipped ones only where the CMS sends no list', async () => {
  const fetch = vi.fn<() => Promise<Fetched>>().mockResolvedValue(withTitle(about.title));
  const content = createContent(fetch);
  expect(await content.refresh()).toEqual(new Set());
  expect(content.stories()).toEqual(shipped.stories);
  const stories = [{ documentId: 's1', title: 'Wells', description: 'Deep.' }];
  fetch.mockResolvedValue(response({ stories }));
  expect(await content.refresh()).toEqual(new Set(['stories']));
  expect(content.stories()).toMatchObject([{ id: 's1', title: 'Wells' }]);
  expect(await content.refresh()).toEqual(new Set());
  fetch.mockResolvedValue(response({ stories: [] }));
  expect(await content.refresh()).toEqual(new Set(['stories']));
  expect(content.stories()).toEqual([]);
});
