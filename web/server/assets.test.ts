import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import express from 'express';
import { expect, it } from 'vitest';
import { serve } from '../testing/server.ts';
import cases from './cases.json';
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

it.each(cases.ranges as [string | null, number, ReturnType<typeof requestedRange>][])(
  '%s of %i bytes is %j',
  (range, size, wanted) => {
    expect(requestedRange({ method: 'GET', headers: { range: range ?? undefined } }, size)).toEqual(wanted);
  },
);

it('is for GET without a condition only', () => {
  const range = 'bytes=2-3';
  expect(requestedRange({ method: 'HEAD', headers: { range } }, 7)).toBe('whole');
  expect(requestedRange({ method: 'GET', headers: { range, 'if-range': '"a"' } }, 7)).toBe('whole');
});
