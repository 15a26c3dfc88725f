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

it('continues to serve when a new build removes files', async () => {
  fs.mkdirSync(path.join(folder, 'assets'));
  for (const name of ['a.js', 'b.js']) fs.writeFileSync(path.join(folder, 'assets', name), `"${name}"`);
  server = http.createServer(express().use(assets(folder))).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/assets`;
  fs.rmSync(path.join(folder, 'assets', 'a.js'));
  await expect(fetch(`${url}/a.js`).then((response) => response.text())).rejects.toThrow();
  const cached = await fetch(`${url}/b.js`);
  expect(await cached.text()).toBe('"b.js"');
  expect(cached.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${url}/none.js`)).status).toBe(404);
});
