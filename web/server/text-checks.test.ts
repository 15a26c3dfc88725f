// @vitest-environment node
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import { textChecks } from './text-checks.ts';

const SECRET = 'only-for-tests-0123456789abcdef-hook';
let server: http.Server;
afterEach(() => void server.close());

async function postTexts(body: object, authorization = `Bearer ${SECRET}`) {
  server = http.createServer(express().use(textChecks(SECRET))).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/hooks/cms/texts`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

it('returns the facts of each text to the CMS', async () => {
  const response = await postTexts({ texts: ['# One', '<Tldr>Two'] });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ facts: [{ format: 'markdown' }, { format: 'mdx', problem: {} }] });
});

it('responds with 400 to another body, and with 401 without the secret', async () => {
  expect((await postTexts({ texts: [1] })).status).toBe(400);
  server.close();
  expect((await postTexts({ texts: ['# One'] }, '')).status).toBe(401);
});
