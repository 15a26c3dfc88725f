import type { Core } from '@strapi/strapi';
import { withoutChecks } from '../checks/publish-checks';
import type { ContentHashes } from '../pages/content-hash';
import { PAGE_UID, seedKey, shippedPages, shippedSite, SITE_UID } from '../pages/page-type';
import { withoutRemovedValues } from '../pages/removed-values';
import type { Entry, ShippedUid } from '../pages/shipped-text';
import { modelOf, pageTree } from '../pages/site-content';
import { followedText, isSame } from './followed-text';
import type { SeedState } from './seed-state';
import { hashKey, shippedHashes } from './shipped-hashes';

type ShippedEntry = { uid: ShippedUid; name: string; seedKey: string; hashKey: string; shipped: Entry };

/**
 * Publishes the text of this release in seeded pages and the entry Site, where they still have the text of an earlier
 * one. Leaves alone what an editor has changed, what is not published and what has an unpublished change.
 */
export async function followRelease(strapi: Core.Strapi, seedState: SeedState): Promise<void> {
  const followed: string[] = [];
  for (const entry of shippedEntries(strapi.dirs.app.root)) {
    try {
      const names = await strapi.db.transaction(() => updateEntry(strapi, seedState, entry));
      if (names.length > 0) followed.push(`${entry.name} (${names.join(', ')})`);
    } catch (error) {
      // An edited page may lack what this release requires. It stays as it is.
      strapi.log.warn(
        `${entry.name} keeps its text, because that of this release cannot be published: ${String(error)}`,
      );
    }
  }
  if (followed.length > 0) strapi.log.info(`The text of this release is published: ${followed.join('; ')}`);
}

function shippedEntries(root: string): ShippedEntry[] {
  const pages = shippedPages(root).map((shipped): ShippedEntry => {
    const { path } = shipped;
    return { uid: PAGE_UID, name: path, seedKey: seedKey(path), hashKey: hashKey(path), shipped };
  });
  const shipped = shippedSite(root) as Entry;
  return [...pages, { uid: SITE_UID, name: 'Site', seedKey: 'site', hashKey: hashKey(), shipped }];
}

/** Returns the names of the published fields and sections. */
async function updateEntry(
  strapi: Core.Strapi,
  seedState: SeedState,
  { uid, shipped, ...keys }: ShippedEntry,
): Promise<string[]> {
  const documentId = await seedState.get<string>(keys.seedKey);
  const previous = await seedState.get<ContentHashes>(keys.hashKey);
  const released = shippedHashes(strapi, uid, shipped);
  if (!documentId || isSame(previous, released)) return [];
  const [draft, live] = await Promise.all(
    (['draft', 'published'] as const).map((status) => readEntry(strapi, uid, documentId, status)),
  );
  if (!draft || !live) return [];
  const current = shippedHashes(strapi, uid, live);
  if (!isSame(shippedHashes(strapi, uid, draft), current)) return [];
  // Without hashes it is unknown whether another text is from an earlier release or from an editor.
  if (!previous && !isSame(current, released)) return [];
  const { data, names } =
    previous && !isSame(current, released)
      ? followedText(modelOf(strapi, uid), draft, shipped, { previous, released, current })
      : { data: {}, names: [] };
  if (names.length > 0) {
    await strapi.documents(uid).update({ documentId, data: withoutRemovedValues(data) as never });
    // A rule of this release must not keep its text from a page that was published before.
    await withoutChecks(() => strapi.documents(uid).publish({ documentId }));
  }
  await seedState.set(keys.hashKey, released);
  return names;
}

async function readEntry(strapi: Core.Strapi, uid: ShippedUid, documentId: string, status: 'draft' | 'published') {
  const query = { documentId, status, populate: pageTree(strapi, uid) as never };
  return (await strapi.documents(uid).findOne(query)) as unknown as Entry | null;
}
