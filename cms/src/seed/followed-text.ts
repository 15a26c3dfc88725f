import { contentFields } from '../pages/content-fields';
import { type ContentHashes, sectionKeys } from '../pages/content-hash';
import type { Section } from '../pages/page-type';
import type { Model } from '../pages/populate-tree';
import { type Entry, resetData, unchanged } from '../pages/shipped-text';

type Hashes = {
  /** Of the release whose text the entry got last. */
  previous: ContentHashes;
  /** Of this release. */
  released: ContentHashes;
  /** Of the entry. */
  current: ContentHashes;
};
/** The data of an update and the names of what it changes. */
type Followed = { data: Entry; names: string[] };

export const isSame = (one: ContentHashes | null, other: ContentHashes): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the update of an entry to this release: everything if nothing was edited, else each unedited field and
 * section. In an edited page no section is added or removed.
 */
export function followedText(model: Model, entry: Entry, shipped: Entry, hashes: Hashes): Followed {
  const { previous, released, current } = hashes;
  const all = resetData(model, shipped);
  if (isSame(previous, current)) return { data: all, names: ['everything'] };
  const fields = contentFields(model).filter((name) => {
    const isField = model.attributes[name].type !== 'dynamiczone';
    return isField && current[name] === previous[name] && released[name] !== previous[name];
  });
  const sections = followedSections(entry.sections ?? [], shipped.sections ?? [], hashes);
  const sectionNames = sections.flatMap((section, index) => (section ? [`section ${index + 1}`] : []));
  const data: Entry = Object.fromEntries(fields.map((name) => [name, all[name]]));
  if (sectionNames.length > 0) {
    data.sections = entry.sections?.map((section, index) => sections[index] ?? unchanged(section));
  }
  return { data, names: [...fields, ...sectionNames] };
}

/**
 * Returns the shipped section that replaces each section, or undefined if the section stays. An editor may have moved
 * sections.
 */
function followedSections(sections: Section[], shipped: Section[], { previous, released, current }: Hashes) {
  const shippedKeys = sectionKeys(shipped);
  return sectionKeys(sections).map((key, index) => {
    const isSameType = (other: string) => other.startsWith(`${sections[index].__component} `);
    const origin = [key, ...Object.keys(previous).filter(isSameType)].find((other) => previous[other] === current[key]);
    const isChanged = origin !== undefined && released[origin] !== current[key];
    return isChanged ? shipped[shippedKeys.indexOf(origin)] : undefined;
  });
}
