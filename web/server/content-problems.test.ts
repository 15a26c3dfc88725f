import express from 'express';
import { expect, it } from 'vitest';
import type { ContentProblem } from '../app/pages/content-problem.ts';
import { serve } from '../testing/server.ts';
import { contentProblems } from './content-problems.ts';

const SECRET = 'only-for-tests-0123456789abcdef-hook';
const problem: ContentProblem = { entry: '/aboutus', section: 2, field: ['title'], reason: 'is missing' };

async function requestProblems(authorization: string, secret = SECRET) {
  const problems = Array.from({ length: 101 }, () => problem);
  const url = await serve(express().use(contentProblems(secret, () => problems)));
  return fetch(`${url}/hooks/cms/problems`, { headers: { authorization } });
}

it('returns at most 100 problems to the CMS', async () => {
  const response = await requestProblems(`Bearer ${SECRET}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ problems: Array.from({ length: 100 }, () => problem) });
});

it.each([
  ['', SECRET],
  [`Bearer ${SECRET}-other`, SECRET],
  ['Bearer ', ''],
])('responds with 401 to %j where the secret is %j', async (authorization, secret) => {
  const response = await requestProblems(authorization, secret);
  expect(response.status).toBe(401);
  expect(await response.text()).not.toContain('/aboutus');
});
