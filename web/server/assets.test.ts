import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import { assets } from './assets.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-assets-'));
let server: http.Server | undefined;

afterEach(() => {
  server?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Serves files in the folder `assets`, and returns its URL. */
async function serve(files: Readonly<Record<string, string>>): Promise<string> {
  fs.mkdirSync(path.join(folder, 'assets'), { recursive: true });
  for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(folder, 'assets', name), content);
  server = http.createServer(express().use(assets(folder))).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/assets`;
}

it.each([
  [{ range: 'bytes=2-3' }, 206, 'ct', 'bytes 2-3/7'],
  [{ range: 'bytes=5-' }, 206, 're', 'bytes 5-6/7'],
  [{ range: 'bytes=5-99' }, 206, 're', 'bytes 5-6/7'],
  [{ range: 'bytes=-2' }, 206, 're', 'bytes 5-6/7'],
  [{ range: 'bytes=0-0' }, 200, 'picture', null],
  [{ range: 'bytes=0-1,4-5' }, 200, 'picture', null],
  [{ range: 'bytes=5-2' }, 200, 'picture', null],
  [{ range: 'bytes=a-b' }, 200, 'picture', null],
  [{ range: 'items=0-1' }, 200, 'picture', null],
  [{ range: 'bytes=2-3', 'if-range': '"other"' }, 200, 'picture', null],
  [{ range: 'bytes=7-' }, 416, '', 'bytes */7'],
  [{ range: 'bytes=-0' }, 416, '', 'bytes */7'],
])('responds to a request with %j with %i', async (headers, status, text, contentRange) => {
  const response = await fetch(`${await serve({ 'a.txt': 'picture' })}/a.txt`, { headers });
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(response.headers.get('content-range')).toBe(contentRange);
  expect(response.headers.get('cache-control')).toContain(status === 416 ? 'no-store' : 'immutable');
});

it('continues to serve when a new build removes files', async () => {
  const url = await serve({ 'a.js': '"a.js"', 'b.js': '"b.js"' });
  fs.rmSync(path.join(folder, 'assets', 'a.js'));
  await expect(fetch(`${url}/a.js`).then((response) => response.text())).rejects.toThrow();
  const cached = await fetch(`${url}/b.js`);
  expect(await cached.text()).toBe('"b.js"');
  expect(cached.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${url}/none.js`)).status).toBe(404);
});
