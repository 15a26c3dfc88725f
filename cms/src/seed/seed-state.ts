import type { Core } from '@strapi/strapi';

type Value = string | number | Readonly<Record<string, string>>;

/**
 * Stores what the seeder has created, so that a second start does not create it again. So it restores nothing that an
 * editor changed or deleted. An interrupted start continues where it stopped.
 */
export function createSeedState(strapi: Core.Strapi) {
  const store = strapi.store({ type: 'core', name: 'site-seed' });
  return {
    /** Returns the stored value of `key`. Otherwise stores the result of `find`, or of `make`. */
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
    async note(key: string, value: Value): Promise<void> {
      await store.set({ key, value });
    },
    /** Returns the stored value of `key`, or null. */
    async read<T extends Value>(key: string): Promise<T | null> {
      return ((await store.get({ key })) as T | null) ?? null;
    },
  };
}

export type SeedState = ReturnType<typeof createSeedState>;
