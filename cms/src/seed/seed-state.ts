import type { Core, UID } from '@strapi/strapi';

type Value = string | number;

/**
 * Stores what the seeder has created, so that a second start does not create it again. So it restores nothing that an
 * editor changed or deleted. An interrupted start continues where it stopped.
 */
export function createSeedState(strapi: Core.Strapi) {
  const store = strapi.store({ type: 'core', name: 'site-seed' });
  return {
    /** Returns the stored value of `key`. Otherwise stores the result of `find`, or of `create`. */
    async getOrCreate<T extends Value>(
      key: string,
      find: () => Promise<T | undefined>,
      create: () => Promise<T>,
    ): Promise<T> {
      const stored = (await store.get({ key })) as T | null;
      if (stored !== null && stored !== undefined) return stored;
      const value = (await find()) ?? (await create());
      await store.set({ key, value });
      return value;
    },
    /** Returns the document id of an entry: the stored one, or that of the entry at `where`, or of a new one. */
    getOrCreateEntry(key: string, uid: UID.ContentType, where: object, create: () => Promise<{ documentId: string }>) {
      return this.getOrCreate<string>(
        key,
        async () => (await strapi.db.query(uid).findOne({ where }))?.documentId,
        async () => (await create()).documentId,
      );
    },
    async has(key: string): Promise<boolean> {
      return Boolean(await store.get({ key }));
    },
    /** Returns the stored value of `key`, or null. */
    async get<T extends Value>(key: string): Promise<T | null> {
      return ((await store.get({ key })) as T | null) ?? null;
    },
  };
}

export type SeedState = ReturnType<typeof createSeedState>;
