import type { Core } from '@strapi/strapi';

/** Runs a setup step once per database. A failed step runs again at the next start. */
export async function runOnce(strapi: Core.Strapi, key: string, step: () => Promise<void>): Promise<void> {
  if (await isDone(strapi, key)) return;
  await step();
  await setupStore(strapi).set({ key, value: true });
}

/** Returns whether the step with this key has run in this database. */
export async function isDone(strapi: Core.Strapi, key: string): Promise<boolean> {
  return Boolean(await setupStore(strapi).get({ key }));
}

/** What a database has been set up with. */
export const setupStore = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'site-setup' });
