import express from 'express';
import { expect, it } from 'vitest';
import { serve } from '../testing/server.ts';
import { health } from './monitoring.ts';

/** The response of `/readyz` for a CMS whose health check responds with `status` and `body`. */
async function readiness(status: number, body: string, hasCachedArticles: boolean) {
  const cmsUrl = await serve((_, response) => response.writeHead(status).end(body));
  const site = await serve(express().use(health({ cmsUrl, hasCachedArticles: () => hasCachedArticles })));
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
