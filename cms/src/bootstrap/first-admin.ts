import type { Core } from '@strapi/strapi';

type UserService = { exists(): Promise<boolean>; createFirstAdmin(user: object): Promise<unknown> };

/**
 * Creates the first administrator from ADMIN_EMAIL and ADMIN_PASSWORD if there is none. Throws in production without
 * them, because the first visitor of the registration page would become administrator.
 */
export async function createFirstAdmin(strapi: Core.Strapi): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  const users = strapi.service('admin::user') as unknown as UserService;
  if (await users.exists()) return;
  if (!email || !password) {
    if (process.env.NODE_ENV !== 'production') return;
    throw new Error('There is no administrator yet: set ADMIN_EMAIL and ADMIN_PASSWORD in .env for the first start.');
  }
  await users.createFirstAdmin({ email: email.toLowerCase(), password, firstname: 'Site', lastname: 'Admin' });
  strapi.log.info('Created the first administrator.');
}
