import type { Core } from '@strapi/strapi';
import { expect, it, vi } from 'vitest';
import { equalizeLoginTiming } from './passwords';

it.each([
  ['an unknown account', 0, 1],
  ['a known account', 1, 0],
])('compares one password hash for %s', async (_, accounts, compared) => {
  const auth = {
    checkCredentials: vi.fn(async () => [null, false]),
    hashPassword: async () => 'hash',
    validatePassword: vi.fn(async () => false),
  };
  const check = auth.checkCredentials;
  const strapi = { service: () => auth, db: { query: () => ({ count: async () => accounts }) } };
  await equalizeLoginTiming(strapi as unknown as Core.Strapi);
  await (auth.checkCredentials as (given: object) => Promise<unknown>)({ email: 'a@example.org', password: 'x' });
  expect(auth.validatePassword).toHaveBeenCalledTimes(compared);
  expect(check).toHaveBeenCalledTimes(1);
});
