import { createHash } from 'node:crypto';
import { contentFields } from './content-fields';
import type { Section } from './page-type';
import type { Model } from './populate-tree';

type Row = Record<string, unknown>;
type ComponentOf = (uid: string) => Model;
type Attribute = Model['attributes'][string];

/** Hashes of the filled fields of an entry, and of the sections of a page in their order, by `sectionKey`. */
export type ContentHashes = Record<string, string>;

/** Returns the hashes of a row or of shipped content, which are equal for equal content. Files count by their URL. */
export function contentHashes(model: Model, entry: Row, componentOf: ComponentOf): ContentHashes {
  return Object.fromEntries(
    // Sorted, so that a new order of the fields in the schema does not count as an edit.
    contentFields(model)
      .sort()
      .flatMap((name) => {
        const attribute = model.attributes[name];
        if (attribute.type === 'dynamiczone') return sectionHashes((entry[name] ?? []) as Section[], componentOf);
        const value = normalValue(attribute, entry[name], componentOf);
        return isEmpty(value, attribute) ? [] : [[name, hashOf(value)]];
      }),
  );
}

/** Returns the keys of sections: the uid and its rank among the sections with this uid. */
export function sectionKeys(sections: readonly Section[]): string[] {
  const ranks = new Map<string, number>();
  return sections.map(({ __component: uid }) => {
    const rank = ranks.get(uid) ?? 0;
    ranks.set(uid, rank + 1);
    return `${uid} ${rank}`;
  });
}

function sectionHashes(sections: Section[], componentOf: ComponentOf): Array<[string, string]> {
  const keys = sectionKeys(sections);
  return sections.map((section, index) => {
    return [keys[index], hashOf(normalize(componentOf(section.__component), section, componentOf))];
  });
}

/** Leaves out ids and what is empty or a default: Strapi adds defaults to a row, and shipped files omit them. */
function normalize({ attributes }: Model, row: Row, componentOf: ComponentOf): Row {
  const entries = Object.entries(attributes).map(([name, attribute]): [string, unknown] => {
    const value = normalValue(attribute, row[name], componentOf);
    return [name, isEmpty(value, attribute) ? undefined : value];
  });
  return Object.fromEntries(entries);
}

function normalValue({ type, component }: Attribute, value: unknown, componentOf: ComponentOf): unknown {
  if (value === null || value === undefined) return undefined;
  if (type === 'media') return [value].flat().map((file) => (file as { url: string }).url);
  if (type !== 'component' || !component) return value;
  const inner = (item: unknown) => normalize(componentOf(component), item as Row, componentOf);
  return Array.isArray(value) ? value.map(inner) : inner(value);
}

const isEmpty = (value: unknown, attribute: Attribute): boolean =>
  value === undefined || value === '' || value === attribute.default || (Array.isArray(value) && value.length === 0);

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
