// @vitest-environment node
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import type { ContentProblem } from '../app/pages/content-problem.ts';
import { contentProblems } from './content-problems.ts';

const SECRET = 'only-for-tests-0123456789abcdef-hook';
const problem: ContentProblem = { entry: '/aboutus', section: 2, field: ['title'], reason: 'is missing' };
let server: http.Server;
afterEach(() => void server.close());

async function requestProblems(problems: ContentProblem[], authorization: string, secret = SECRET) {
  server = http.createServer(express().use(contentProblems(secret, () => problems))).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/hooks/cms/problems`, { headers: { authorization } });
}

it('returns at most 100 problems to the CMS', async () => {
  const response = await requestProblems(
    Array.from({ length: 101 }, () => problem),
    `Bearer ${SECRET}`,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { problems } = (await response.json()) as { problems: object[] };
  expect(problems).toHaveLength(100);
  expect(problems[0]).toEqual(problem);
});

it.each([
  ['', SECRET],
  [`Bearer ${SECRET}-other`, SECRET],
  ['Bearer ', ''],
])('responds with 401 to %j where the secret is %j', async (authorization, secret) => {
  const response = await requestProblems([problem], authorization, secret);
  expect(response.status).toBe(401);
  expect(await response.text()).not.toContain('/aboutus');
});
