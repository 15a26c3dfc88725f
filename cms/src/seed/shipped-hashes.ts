import type { Core } from '@strapi/strapi';
import { type ContentHashes, contentHashes } from '../pages/content-hash';
import type { Entry, ShippedUid } from '../pages/shipped-text';
import { modelOf } from '../pages/site-content';
import { createSeedState } from './seed-state';

/** Returns the key of the seed state with the hashes of the shipped text that a page, or the entry Site, last had. */
export const hashKey = (path = 'site'): string => `text:${path}`;

/** Returns the hashes of shipped content or of a row. */
export const shippedHashes = (strapi: Core.Strapi, uid: ShippedUid, entry: object): ContentHashes =>
  contentHashes(modelOf(strapi, uid), entry as Record<string, unknown>, (component) => modelOf(strapi, component));

/**
 * Records that an entry, or the section with this key, has the text of this release, so that it gets the text of the
 * next one.
 */
export async function recordReset(strapi: Core.Strapi, uid: ShippedUid, shipped: Entry, section?: string) {
  const seedState = createSeedState(strapi);
  const key = hashKey(shipped.path);
  const now = shippedHashes(strapi, uid, shipped);
  const before = await seedState.get<ContentHashes>(key);
  if (!section) await seedState.set(key, now);
  else if (before) await seedState.set(key, { ...before, [section]: now[section] });
}
