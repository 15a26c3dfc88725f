import { contentFields } from '../pages/content-fields';
import { type ContentHashes, sectionKeys } from '../pages/content-hash';
import type { Section } from '../pages/page-type';
import type { Model } from '../pages/populate-tree';
import { type Entry, resetData, unchanged } from '../pages/shipped-text';

type Hashes = {
  /** Of the release that the entry has followed last. */
  before: ContentHashes;
  /** Of this release. */
  now: ContentHashes;
  /** Of the entry. */
  has: ContentHashes;
};
/** The data of an update and the names of what it changes. */
type Followed = { data: Entry; names: string[] };

export const isSame = (one: ContentHashes | null, other: ContentHashes): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns what an entry takes from this release: everything if nothing was edited, else each field and section that was
 * not. In an edited page no section is added or removed.
 */
export function followedText(model: Model, entry: Entry, shipped: Entry, hashes: Hashes): Followed {
  const { before, now, has } = hashes;
  const all = resetData(model, shipped);
  if (isSame(before, has)) return { data: all, names: ['everything'] };
  const fields = contentFields(model).filter((name) => {
    const isField = model.attributes[name].type !== 'dynamiczone';
    return isField && has[name] === before[name] && now[name] !== before[name];
  });
  const sections = followedSections(entry.sections ?? [], shipped.sections ?? [], hashes);
  const places = sections.flatMap((section, index) => (section ? [`section ${index + 1}`] : []));
  const data: Entry = Object.fromEntries(fields.map((name) => [name, all[name]]));
  if (places.length > 0) {
    data.sections = entry.sections?.map((section, index) => sections[index] ?? unchanged(section));
  }
  return { data, names: [...fields, ...places] };
}

/** Returns for each section what it becomes, or undefined where it stays. An editor may have moved sections. */
function followedSections(sections: Section[], shipped: Section[], { before, now, has }: Hashes) {
  const shippedKeys = sectionKeys(shipped);
  return sectionKeys(sections).map((key, index) => {
    const isKind = (other: string) => other.startsWith(`${sections[index].__component} `);
    const origin = [key, ...Object.keys(before).filter(isKind)].find((other) => before[other] === has[key]);
    const isChanged = origin !== undefined && now[origin] !== has[key];
    return isChanged ? shipped[shippedKeys.indexOf(origin)] : undefined;
  });
}
