import { contentFields } from '../pages/content-fields';
import type { Content } from './revised-types';
import type { Attribute } from '../pages/populate-tree';
import { isMany, type Model, type ModelOf } from './revision-content';

type Reference = { id?: number; documentId?: string; name: string };
/** The files and entries that a content refers to: the ids of files, and the document ids of entries by their type. */
export type References = { files: Set<number>; entries: Map<string, Set<string>> };

const FILE_LABEL = 'File';

/** Returns the references of a content. */
export function referencesIn(model: Model, content: Content, modelOf: ModelOf): References {
  const found: References = { files: new Set(), entries: new Map() };
  toInput(model, content, modelOf, (attribute, { id, documentId }) => {
    if (id !== undefined) found.files.add(id);
    const { target = '' } = attribute;
    if (documentId) found.entries.set(target, (found.entries.get(target) ?? new Set()).add(documentId));
    return true;
  });
  return found;
}

/**
 * Returns the data of an update that gives a draft this content, and the names of what it leaves out: files, entries
 * and sections that do not exist any more. Components have no ids: Strapi refuses those of other rows.
 */
export function restoreData(model: Model, content: Content, modelOf: ModelOf, existing: References) {
  const missing: string[] = [];
  const data = toInput(model, content, modelOf, (attribute, { id, documentId, name }) => {
    const { target = '' } = attribute;
    const exists = id === undefined ? existing.entries.get(target)?.has(documentId ?? '') : existing.files.has(id);
    if (!exists) missing.push(`${modelOf(target)?.info.displayName ?? FILE_LABEL} "${name}"`);
    return Boolean(exists);
  });
  missing.push(...unknownSections(model, content, modelOf));
  return { data, missing: [...new Set(missing)] };
}

type Keep = (attribute: Attribute, reference: Reference) => boolean;

function toInput(model: Model, content: Content, modelOf: ModelOf, keep: Keep): Content {
  return Object.fromEntries(
    contentFields(model as never).map((name) => [name, inputOf(model.attributes[name], content[name], modelOf, keep)]),
  );
}

function inputOf(attribute: Attribute, value: unknown, modelOf: ModelOf, keep: Keep): unknown {
  const { type, component = '', components = [], repeatable } = attribute;
  if (type === 'media' || type === 'relation') {
    const kept = ([value ?? []].flat() as Reference[]).filter((one) => keep(attribute, one));
    const ids = kept.map(({ id, documentId }) => id ?? documentId);
    return isMany(attribute) ? ids : (ids[0] ?? null);
  }
  if (type === 'component') {
    const inner = modelOf(component);
    const one = (item: unknown) => inner && toInput(inner, item as Content, modelOf, keep);
    if (repeatable) return ((value ?? []) as unknown[]).map(one);
    return value ? one(value) : null;
  }
  if (type === 'dynamiczone') {
    return ((value ?? []) as Array<Content & { __component: string }>).flatMap(({ __component, ...section }) => {
      const inner = components.includes(__component) ? modelOf(__component) : undefined;
      return inner ? [{ __component, ...toInput(inner, section, modelOf, keep) }] : [];
    });
  }
  return value ?? null;
}

function unknownSections({ attributes }: Model, content: Content, modelOf: ModelOf): string[] {
  return Object.entries(attributes).flatMap(([name, { type, components = [] }]) => {
    if (type !== 'dynamiczone') return [];
    const uids = ((content[name] ?? []) as Array<{ __component: string }>).map(({ __component }) => __component);
    return uids.filter((uid) => !components.includes(uid) || !modelOf(uid)).map((uid) => `Section "${uid}"`);
  });
}
