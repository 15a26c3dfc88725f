import type { Core } from '@strapi/strapi';

/** Runs a step in the life of a database only once; a step that fails runs again at the next start. */
export async function runOnce(strapi: Core.Strapi, key: string, step: () => Promise<void>): Promise<void> {
  if (await isDone(strapi, key)) return;
  await step();
  await storeOf(strapi).set({ key, value: true });
}

/** Whether the step of this key has run in this database. */
export async function isDone(strapi: Core.Strapi, key: string): Promise<boolean> {
  return Boolean(await storeOf(strapi).get({ key }));
}

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'site-setup' });
