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

/** Notes that an entry, or the section with this key, has the text of this release, so that it follows the next one. */
export async function noteReset(strapi: Core.Strapi, uid: ShippedUid, shipped: Entry, section?: string) {
  const notes = createSeedState(strapi);
  const key = hashKey(shipped.path);
  const now = shippedHashes(strapi, uid, shipped);
  const before = await notes.read<ContentHashes>(key);
  if (!section) await notes.note(key, now);
  else if (before) await notes.note(key, { ...before, [section]: now[section] });
}
