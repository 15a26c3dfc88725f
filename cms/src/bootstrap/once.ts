import type { Core } from '@strapi/strapi';

/** Runs a step in the life of a database only once; a step that fails runs again at the next start. */
export async function once(strapi: Core.Strapi, key: string, step: () => Promise<void>): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'site-setup' });
  if (await store.get({ key })) return;
  await step();
  await store.set({ key, value: true });
}
