import type { Core } from '@strapi/strapi';

type Value = string | number;

/**
 * Remembers what the seeder has made, so that a second start makes nothing again: neither what an editor
 * changed nor what an editor deleted comes back. A start that was cut off goes on where it stopped.
 */
export function createSeedState(strapi: Core.Strapi) {
  const store = strapi.store({ type: 'core', name: 'site-seed' });
  return {
    /** The value noted under `key`; else what `find` finds already there; else what `make` makes. */
    async keep<T extends Value>(key: string, find: () => Promise<T | undefined>, make: () => Promise<T>): Promise<T> {
      const noted = (await store.get({ key })) as T | null;
      if (noted !== null && noted !== undefined) return noted;
      const value = (await find()) ?? (await make());
      await store.set({ key, value });
      return value;
    },
    async isNoted(key: string): Promise<boolean> {
      return Boolean(await store.get({ key }));
    },
  };
}

export type SeedState = ReturnType<typeof createSeedState>;
