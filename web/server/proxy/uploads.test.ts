import http from 'node:http';
import express from 'express';
import { expect, it } from 'vitest';
import { serve } from '../../testing/server.ts';
import { createUploads } from './uploads.ts';

const VIDEO = Buffer.alloc(3 * 1024 * 1024, 'film');
const IMAGE = Buffer.from('picture');

async function site() {
  const cms = { requests: [] as string[], isDown: false };
  const cmsUrl = await serve((request, response) => {
    cms.requests.push(`${request.url} ${request.headers.range ?? 'whole'}`);
    if (cms.isDown) return void request.socket.destroy();
    if (request.url === '/uploads/none.webp') return void response.writeHead(404).end();
    const isVideo = request.url === '/uploads/video.mp4';
    const body = isVideo ? VIDEO : IMAGE;
    const headers = { 'content-type': isVideo ? 'video/mp4' : 'image/webp' };
    // Like the CMS, which compares no range with the size of the file.
    const part = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    if (!part) return void response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
    const [from, to] = [Number(part[1]), part[2] ? Number(part[2]) : body.length - 1];
    const range = `bytes ${from}-${to}/${body.length}`;
    response.writeHead(206, { ...headers, 'content-range': range, 'content-length': to - from + 1 });
    response.end(body.subarray(from, to + 1));
  });
  const { serve: proxy, forget } = createUploads(cmsUrl);
  const url = await serve(express().get('/uploads/*file', proxy));
  const get = (name: string, range?: string) => fetch(`${url}/uploads/${name}`, { headers: range ? { range } : {} });
  return { cms, forget, get, url };
}

it('requests a file and all its sizes again after it is purged, and no other file', async () => {
  const { cms, forget, get } = await site();
  const readAll = async () => {
    for (const name of ['well_1a2b.webp', 'small_well_1a2b.webp?v=x', 'tree_3c4d.webp']) await get(name);
  };
  await readAll();
  await readAll();
  expect(cms.requests).toHaveLength(3);
  forget('well_1a2b');
  await readAll();
  expect(cms.requests).toHaveLength(5);
});

it('serves a cached image while the CMS is down', async () => {
  const { cms, get } = await site();
  expect(await (await get('a.webp')).text()).toBe('picture');
  cms.isDown = true;
  const again = await get('a.webp');
  expect(await again.text()).toBe('picture');
  expect(again.headers.get('cache-control')).toContain('immutable');
  expect(again.headers.get('content-security-policy')).toContain('sandbox');
  expect((await get('b.webp')).status).toBe(503);
});

it('streams a whole video without caching it', async () => {
  const { cms, get } = await site();
  for (const _ of [1, 2]) {
    const response = await get('video.mp4');
    expect(response.headers.get('content-length')).toBe(String(VIDEO.length));
    expect((await response.arrayBuffer()).byteLength).toBe(VIDEO.length);
  }
  expect(cms.requests).toHaveLength(2);
});

it.each([
  ['bytes=-5', 206, 'cture', 'bytes 2-6/7'],
  ['bytes=2-99', 206, 'cture', 'bytes 2-6/7'],
  ['bytes=0-0', 206, 'p', 'bytes 0-0/7'],
  ['bytes=0-1,4-5', 200, 'picture', null],
  ['items=0-1', 200, 'picture', null],
  ['bytes=999999999-', 416, '', 'bytes */7'],
])('responds to the range %s of an image with %i', async (range, status, text, contentRange) => {
  const { get } = await site();
  for (const from of ['the CMS', 'the cache']) {
    const response = await get('a.webp', range);
    expect([from, response.status, await response.text()]).toEqual([from, status, text]);
    expect(response.headers.get('content-range')).toBe(contentRange);
    const cacheControl = response.headers.get('cache-control') ?? '';
    expect(cacheControl).toBe(status === 416 ? 'no-store' : 'public, max-age=31536000, immutable');
    await get('a.webp');
  }
});

it.each([
  ['bytes=4-7', 206, 4, `bytes 4-7/${VIDEO.length}`],
  ['bytes=-6', 206, 6, `bytes ${VIDEO.length - 6}-${VIDEO.length - 1}/${VIDEO.length}`],
  ['bytes=4-99999999', 206, VIDEO.length - 4, `bytes 4-${VIDEO.length - 1}/${VIDEO.length}`],
  ['bytes=0-1,4-5', 200, VIDEO.length, null],
  ['bytes=99999999-', 416, 0, `bytes */${VIDEO.length}`],
])('responds to the range %s of a video with %i', async (range, status, length, contentRange) => {
  const response = await (await site()).get('video.mp4', range);
  expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([status, length]);
  expect(response.headers.get('content-range')).toBe(contentRange);
});

it('responds with 404 to an unknown file, and requests no path outside of the folder', async () => {
  const { cms, get, url } = await site();
  expect((await get('none.webp', 'bytes=0-1')).status).toBe(404);
  for (const name of ['none.webp', 'a/..%2f..%2fadmin', '%2e%2e', '..%2fadmin', 'a%00.webp', 'a%5cb', '.', '..']) {
    expect(await statusOf(url, `/uploads/${name}`), name).toBe(404);
  }
  expect(cms.requests).toEqual(Array(2).fill('/uploads/none.webp whole'));
});

/** Sends a request as a client that does not normalize paths. */
function statusOf(url: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    http
      .get({ port: new URL(url).port, path, agent: false }, (response) => resolve(response.resume().statusCode))
      .on('error', reject);
  });
}
