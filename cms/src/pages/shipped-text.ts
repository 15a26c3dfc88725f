import { contentFields } from './content-fields';
import { PAGE_UID, type Section, shippedPages, shippedSite, SITE_UID } from './page-type';
import type { Model } from './populate-tree';

/** The fields of a page or of the entry Site. */
export type Entry = Record<string, unknown> & { path?: string; sections?: Section[] };

/** The types whose entries are part of a release. */
export const SHIPPED_UIDS = [PAGE_UID, SITE_UID] as const;
export type ShippedUid = (typeof SHIPPED_UIDS)[number];

/** Returns the content that ships for the page at this path, or for the entry Site. Undefined for a new page. */
export function shippedEntry(root: string, uid: ShippedUid, path?: string | null): Entry | undefined {
  if (uid === SITE_UID) return shippedSite(root) as Entry;
  return shippedPages(root).find((page) => page.path === path);
}

/** Returns the data of an update that resets an entry. A field that does not ship gets its default or becomes empty. */
export function resetData(model: Model, shipped: Entry): Entry {
  return Object.fromEntries(
    contentFields(model).map((name) => {
      const { type, repeatable, default: value = null } = model.attributes[name];
      return [name, shipped[name] ?? (repeatable || type === 'dynamiczone' ? [] : value)];
    }),
  );
}

/** Returns the shipped section for each section of a page: of several with one uid, the one with the same rank. */
export function shippedSections(sections: readonly Section[], shipped: readonly Section[]): Array<Section | undefined> {
  const keys = sectionKeys(shipped);
  return sectionKeys(sections).map((key) => shipped[keys.indexOf(key)]);
}

/** Returns the keys of sections: the uid and its rank among the sections with this uid. */
function sectionKeys(sections: readonly Section[]): string[] {
  const ranks = new Map<string, number>();
  return sections.map(({ __component: uid }) => {
    const rank = ranks.get(uid) ?? 0;
    ranks.set(uid, rank + 1);
    return `${uid} ${rank}`;
  });
}

/** Returns only the id of a section of a draft. An update with it leaves the section as it is. */
export const unchanged = ({ id, __component }: Section) => ({ id, __component });
