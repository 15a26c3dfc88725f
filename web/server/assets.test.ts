import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import express from 'express';
import { expect, it } from 'vitest';
import { serve } from '../testing/server.ts';
import { assets, requestedRange } from './assets.ts';

/** Serves files in the folder `assets`, and returns the folder and its URL. */
async function serveFiles(...names: string[]) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'site-assets-'));
  const folder = path.join(root, 'assets');
  fs.mkdirSync(folder);
  for (const name of names) fs.writeFileSync(path.join(folder, name), 'picture');
  return { folder, url: `${await serve(express().use(assets(root)))}/assets` };
}

// byte-range.test.ts has the other spellings.
it.each([
  [{ range: 'bytes=2-3' }, 206, 'ct', 'bytes 2-3/7'],
  [{ range: 'bytes=5-99' }, 206, 're', 'bytes 5-6/7'],
  [{ range: 'bytes=-2' }, 206, 're', 'bytes 5-6/7'],
  [{ range: 'bytes=0-0' }, 200, 'picture', null],
  [{ range: 'bytes=0-1,4-5' }, 200, 'picture', null],
  [{ range: 'bytes=2-3', 'if-range': '"other"' }, 200, 'picture', null],
  [{ range: 'bytes=7-' }, 416, '', 'bytes */7'],
])('responds to a request with %j with %i', async (headers, status, text, contentRange) => {
  const { url } = await serveFiles('a.txt');
  const response = await fetch(`${url}/a.txt`, { headers });
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(response.headers.get('content-range')).toBe(contentRange);
  expect(response.headers.get('cache-control')).toContain(status === 416 ? 'no-store' : 'immutable');
});

it('continues to serve when a new build removes files', async () => {
  const { folder, url } = await serveFiles('a.js', 'b.js');
  fs.rmSync(path.join(folder, 'a.js'));
  await expect(fetch(`${url}/a.js`).then((response) => response.text())).rejects.toThrow();
  expect(await (await fetch(`${url}/b.js`)).text()).toBe('picture');
  expect((await fetch(`${url}/none.js`)).status).toBe(404);
});

it.each<[range: string | undefined, size: number, wanted: ReturnType<typeof requestedRange>]>([
  [undefined, 7, 'whole'],
  ['bytes=2-3', 7, { start: 2, end: 3 }],
  ['bytes=0-0', 7, { start: 0, end: 0 }],
  ['Bytes=2-', 7, { start: 2, end: 6 }],
  ['bytes=2-999', 7, { start: 2, end: 6 }],
  ['bytes=-2', 7, { start: 5, end: 6 }],
  ['bytes=-999', 7, { start: 0, end: 6 }],
  ['bytes=7-', 7, 'unsatisfiable'],
  ['bytes=7-9', 7, 'unsatisfiable'],
  ['bytes=-0', 7, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=-1', 0, 'unsatisfiable'],
  ['bytes=0-1,3-4', 7, 'whole'],
  ['bytes=0-1, 3-4, -1', 7, 'whole'],
  ['bytes=3-2', 7, 'whole'],
  ['bytes=-', 7, 'whole'],
  ['bytes=a-b', 7, 'whole'],
  ['bytes=1.5-2', 7, 'whole'],
  ['bytes', 7, 'whole'],
  ['items=0-1', 7, 'whole'],
])('%s of %i bytes is %j', (range, size, wanted) => {
  expect(requestedRange({ method: 'GET', headers: { range } }, size)).toEqual(wanted);
});

it('is for GET without a condition only', () => {
  const range = 'bytes=2-3';
  expect(requestedRange({ method: 'HEAD', headers: { range } }, 7)).toBe('whole');
  expect(requestedRange({ method: 'GET', headers: { range, 'if-range': '"a"' } }, 7)).toBe('whole');
});
