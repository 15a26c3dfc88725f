import type { Core } from '@strapi/strapi';

type UserService = { exists(): Promise<boolean>; createFirstAdmin(user: object): Promise<unknown> };

/** Creates the first administrator from ADMIN_EMAIL and ADMIN_PASSWORD where there is none yet. */
export async function createFirstAdmin(strapi: Core.Strapi): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = process.env;
  const users = strapi.service('admin::user') as unknown as UserService;
  if (!email || !password || (await users.exists())) return;
  await users.createFirstAdmin({ email: email.toLowerCase(), password, firstname: 'Site', lastname: 'Admin' });
  strapi.log.info(`Created the first administrator, ${email}.`);
}
