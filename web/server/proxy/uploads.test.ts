import http from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { createUploads } from './uploads.ts';

const VIDEO = Buffer.alloc(3 * 1024 * 1024, 'film');
const IMAGE = Buffer.from('picture');
const servers: http.Server[] = [];
let cmsRequests: string[] = [];

async function listen(handler: http.RequestListener): Promise<http.Server> {
  const server = http.createServer(handler).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return server;
}
const urlOf = (server: http.Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function site() {
  const cms = await listen((request, response) => {
    cmsRequests.push(`${request.url} ${request.headers.range ?? 'whole'}`);
    if (request.url === '/uploads/none.webp') return void response.writeHead(404).end();
    const video = request.url === '/uploads/video.mp4';
    const body = video ? VIDEO : IMAGE;
    const headers = { 'content-type': video ? 'video/mp4' : 'image/webp' };
    // Like the CMS, which compares no range with the size of the file.
    const part = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
    if (!part) return void response.writeHead(200, { ...headers, 'content-length': body.length }).end(body);
    const [from, to] = [Number(part[1]), part[2] ? Number(part[2]) : body.length - 1];
    const range = `bytes ${from}-${to}/${body.length}`;
    response.writeHead(206, { ...headers, 'content-range': range, 'content-length': to - from + 1 });
    response.end(body.subarray(from, to + 1));
  });
  const app = express();
  const { serve, forget } = createUploads(urlOf(cms));
  app.get('/uploads/*file', serve);
  return { cms, forget, url: urlOf(await listen(app)) };
}

afterEach(() => {
  cmsRequests = [];
  for (const server of servers.splice(0)) server.closeAllConnections();
});

describe('the uploads proxy', () => {
  it('requests a file and all its sizes again after it is purged, and no other file', async () => {
    const { forget, url } = await site();
    const paths = ['/uploads/well_1a2b.webp', '/uploads/small_well_1a2b.webp?v=x', '/uploads/tree_3c4d.webp'];
    const readAll = async () => {
      for (const path of paths) expect((await fetch(url + path)).status).toBe(200);
    };
    await readAll();
    await readAll();
    expect(cmsRequests).toHaveLength(3);
    forget('well_1a2b');
    await readAll();
    expect(cmsRequests).toHaveLength(5);
  });

  it('serves a cached image while the CMS is down', async () => {
    const { cms, url } = await site();
    expect(await (await fetch(`${url}/uploads/a.webp`)).text()).toBe('picture');
    cms.closeAllConnections();
    await new Promise((resolve) => cms.close(resolve));
    const again = await fetch(`${url}/uploads/a.webp`);
    expect(await again.text()).toBe('picture');
    expect(again.headers.get('cache-control')).toContain('immutable');
    expect(again.headers.get('content-security-policy')).toContain('sandbox');
    expect(cmsRequests).toHaveLength(1);
    expect((await fetch(`${url}/uploads/b.webp`)).status).toBe(503);
  });

  it('responds with the requested range of a video', async () => {
    const { url } = await site();
    const part = await fetch(`${url}/uploads/video.mp4`, { headers: { range: 'bytes=4-7' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 4-7/${VIDEO.length}`);
    expect(await part.text()).toBe('film');
  });

  it('streams a whole video without caching it', async () => {
    const { url } = await site();
    for (const _ of [1, 2]) {
      const response = await fetch(`${url}/uploads/video.mp4`);
      expect(response.headers.get('content-length')).toBe(String(VIDEO.length));
      expect((await response.arrayBuffer()).byteLength).toBe(VIDEO.length);
    }
    expect(cmsRequests).toHaveLength(2);
  });

  it.each([
    ['bytes=-5', 206, 'cture', 'bytes 2-6/7'],
    ['bytes=2-3', 206, 'ct', 'bytes 2-3/7'],
    ['bytes=2-99', 206, 'cture', 'bytes 2-6/7'],
    ['bytes=0-0', 206, 'p', 'bytes 0-0/7'],
    ['bytes=0-1,4-5', 200, 'picture', null],
    ['bytes=5-2', 200, 'picture', null],
    ['items=0-1', 200, 'picture', null],
    ['bytes=999999999-', 416, '', 'bytes */7'],
    ['bytes=-0', 416, '', 'bytes */7'],
  ])('responds to the range %s of an image with %i', async (range, status, text, contentRange) => {
    const { url } = await site();
    for (const from of ['the CMS', 'the cache']) {
      const response = await fetch(`${url}/uploads/a.webp`, { headers: { range } });
      expect([from, response.status, await response.text()]).toEqual([from, status, text]);
      expect(response.headers.get('content-range')).toBe(contentRange);
      const cacheControl = response.headers.get('cache-control') ?? '';
      expect(cacheControl).toBe(status === 416 ? 'no-store' : 'public, max-age=31536000, immutable');
      await fetch(`${url}/uploads/a.webp`);
    }
  });

  it.each([
    ['bytes=-6', 206, 6],
    ['bytes=4-99999999', 206, VIDEO.length - 4],
    ['bytes=0-1,4-5', 200, VIDEO.length],
    ['bytes=99999999-', 416, 0],
  ])('responds to the range %s of a video with %i', async (range, status, length) => {
    const { url } = await site();
    const response = await fetch(`${url}/uploads/video.mp4`, { headers: { range } });
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([status, length]);
  });

  it('responds with 404 to a range of an unknown file', async () => {
    const { url } = await site();
    const response = await fetch(`${url}/uploads/none.webp`, { headers: { range: 'bytes=0-1' } });
    expect(response.status).toBe(404);
  });

  it('responds with 404 to an unknown file, and requests no path outside of the folder', async () => {
    const { url } = await site();
    for (const path of ['none.webp', 'a/..%2f..%2fadmin', '%2e%2e', '..%2fadmin', 'a%00.webp', 'a%5cb', '.', '..']) {
      expect(await statusOf(`${url}/uploads/${path}`), path).toBe(404);
    }
    expect(cmsRequests).toEqual(['/uploads/none.webp whole']);
  });
});

/** Sends a request as a client that does not normalize paths. */
function statusOf(url: string): Promise<number | undefined> {
  const { port } = new URL(url);
  const path = url.slice(url.indexOf('/uploads'));
  return new Promise((resolve, reject) => {
    http.get({ port, path, agent: false }, (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
}
