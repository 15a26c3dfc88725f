// @vitest-environment node
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import { health } from './health.ts';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listen(handler: http.RequestListener): Promise<string> {
  const server = http.createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The response of `/readyz` for a CMS whose health check responds with `status` and `body`. */
async function readiness(status: number, body: string, hasCachedArticles: boolean) {
  const cmsUrl = await listen((_, response) => response.writeHead(status).end(body));
  const site = await listen(express().use(health({ cmsUrl, hasCachedArticles: () => hasCachedArticles })));
  const response = await fetch(`${site}/readyz`);
  return { status: response.status, ...((await response.json()) as object) };
}

it.each([
  [204, '', false, { status: 200, ready: true, cms: 'up' }],
  [503, '{"database":"unwritable"}', true, { status: 200, ready: true, cms: 'unwritable' }],
  [503, '{"database":"unwritable"}', false, { status: 503, ready: false, cms: 'unwritable' }],
  [503, '<html>No server is available', true, { status: 200, ready: true, cms: 'down' }],
  [500, 'null', false, { status: 503, ready: false, cms: 'down' }],
])('with a CMS that responds with %i %s and cached articles: %s', async (status, body, isCached, expected) => {
  expect(await readiness(status, body, isCached)).toEqual(expected);
});
