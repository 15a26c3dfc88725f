import express from 'express';
import { expect, it } from 'vitest';
import { serve } from '../testing/server.ts';
import { textChecks } from './text-checks.ts';

const SECRET = 'only-for-tests-0123456789abcdef-hook';

async function postTexts(body: object, authorization = `Bearer ${SECRET}`) {
  const url = await serve(express().use(textChecks(SECRET)));
  const headers = { authorization, 'content-type': 'application/json' };
  return fetch(`${url}/hooks/cms/texts`, { method: 'POST', headers, body: JSON.stringify(body) });
}

it('returns the facts of each text to the CMS', async () => {
  const response = await postTexts({ texts: ['# One', '<Tldr>Two'] });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({ facts: [{ format: 'markdown' }, { format: 'mdx', problem: {} }] });
});

it('responds with 400 to another body, and with 401 without the secret', async () => {
  expect((await postTexts({ texts: [1] })).status).toBe(400);
  expect((await postTexts({ texts: ['# One'] }, '')).status).toBe(401);
});
