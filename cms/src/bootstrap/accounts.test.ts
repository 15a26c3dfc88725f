import type { Core } from '@strapi/strapi';
import { expect, it, vi } from 'vitest';
import { createFirstAdmin } from './accounts';

function strapiWith(exists: boolean) {
  const users = { exists: async () => exists, createFirstAdmin: vi.fn() };
  const info = vi.fn();
  return { users, info, strapi: { service: () => users, log: { info } } as unknown as Core.Strapi };
}

it('throws in production without an administrator and without ADMIN_PASSWORD', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('ADMIN_PASSWORD', '');
  await expect(createFirstAdmin(strapiWith(false).strapi)).rejects.toThrow('set ADMIN_EMAIL and ADMIN_PASSWORD');
  await expect(createFirstAdmin(strapiWith(true).strapi)).resolves.toBeUndefined();
});

it('creates the first administrator only, and logs no e-mail address', async () => {
  vi.stubEnv('ADMIN_EMAIL', 'Admin@example.org');
  vi.stubEnv('ADMIN_PASSWORD', 'Only-for-tests-1');
  const [first, later] = [strapiWith(false), strapiWith(true)];
  await createFirstAdmin(first.strapi);
  await createFirstAdmin(later.strapi);
  expect(first.users.createFirstAdmin).toHaveBeenCalledWith(expect.objectContaining({ email: 'admin@example.org' }));
  expect(first.info.mock.calls).toEqual([['Created the first administrator.']]);
  expect(later.users.createFirstAdmin).not.toHaveBeenCalled();
});
