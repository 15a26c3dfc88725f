import type { Core } from '@strapi/strapi';
import { ARTICLE_UID } from '../articles/article-type';
import { type Attribute, contentFields, type Model as Schema, populateTree, toPlain } from '../pages/content-tree';
import { PAGE_UID, SITE_UID } from '../pages/page-type';

export const REVISION_UID = 'api::revision.revision';

/** The types that have revisions. */
export const REVISED_UIDS = [ARTICLE_UID, PAGE_UID, SITE_UID] as const;
export type RevisedUid = (typeof REVISED_UIDS)[number];

/** The action that stored a revision. The content is the one after it, or before it where the entry was deleted. */
export type RevisionKind = 'saved' | 'published' | 'restored' | 'reset' | 'discarded' | 'deleted';

/** The fields of an entry, without ids of components. Files and related entries have their name, to be named later. */
export type Content = Record<string, unknown>;

/** Who stored a revision, and when. `userId` is null for what the CMS does by itself, such as the schedule. */
export type RevisionMark = { kind: RevisionKind; at: string | Date; userId: number | null; userName: string | null };
export type Revision = RevisionMark & { id: number; content: Content };

export type Model = Schema & { uid: string; info: { displayName: string } };
export type ModelOf = (uid: string) => Model | undefined;

type Row = Record<string, unknown>;
export type DraftRow = Row & {
  documentId: string;
  updatedAt: string;
  lockVersion?: number | null;
  createdBy?: object | null;
  updatedBy?: { id: number; firstname?: string; lastname?: string } | null;
};

/** The fields that name an entry of another type. */
const NAME_FIELDS = ['title', 'name'];

/** Returns the function that finds the models of types and components. */
export const modelsOf =
  (strapi: Core.Strapi): ModelOf =>
  (uid) =>
    strapi.getModel(uid as never);

/** Reads the draft of an entry with all that a revision holds, and who created and changed it. Null: no draft. */
export async function readDraft(strapi: Core.Strapi, uid: RevisedUid, documentId: string): Promise<DraftRow | null> {
  const modelOf = modelsOf(strapi);
  const fieldsOf = ({ type, target = '' }: Attribute) => {
    if (type === 'relation') return ['documentId', ...NAME_FIELDS.filter((name) => modelOf(target)?.attributes[name])];
    return type === 'media' ? ['name'] : undefined;
  };
  const tree = populateTree(modelOf(uid)!, (component) => modelOf(component)!, fieldsOf);
  const populate = { ...tree, createdBy: true, updatedBy: true } as never;
  return (await strapi.documents(uid).findOne({ documentId, status: 'draft', populate })) as DraftRow | null;
}

/** Returns the content of a row as a revision stores it. */
export const contentOf = (model: Model, row: Row, modelOf: ModelOf): Content =>
  toPlain(model, row, modelOf, ({ type, default: usual }, value) => {
    // A restore gives a field that is absent its empty value. Strapi would give it the default.
    if (value === null) return usual === undefined ? undefined : null;
    if (type !== 'media' && type !== 'relation') return value;
    const refer = ({ id, documentId, title, name }: Row) =>
      type === 'media' ? { id, name } : { documentId, name: asText(title) ?? asText(name) ?? '' };
    return Array.isArray(value) ? value.map(refer) : refer(value as Row);
  });

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);

type Reference = { id?: number; documentId?: string; name: string };
/** The files and entries that a content refers to: the ids of files, and the document ids of entries by their type. */
export type References = { files: Set<number>; entries: Map<string, Set<string>> };

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
    const { type, target = '' } = attribute;
    const exists = id === undefined ? existing.entries.get(target)?.has(documentId ?? '') : existing.files.has(id);
    const label = type === 'dynamiczone' ? 'Section' : (modelOf(target)?.info.displayName ?? 'File');
    if (!exists) missing.push(`${label} "${name}"`);
    return Boolean(exists);
  });
  return { data, missing: [...new Set(missing)] };
}

/** Returns whether a reference is kept. Called for a section that does not exist any more, too. */
type Keep = (attribute: Attribute, reference: Reference) => boolean;

function toInput(model: Model, content: Content, modelOf: ModelOf, keep: Keep): Content {
  return Object.fromEntries(
    contentFields(model).map((name) => [name, inputOf(model.attributes[name], content[name], modelOf, keep)]),
  );
}

function inputOf(attribute: Attribute, value: unknown, modelOf: ModelOf, keep: Keep): unknown {
  const { type, component = '', components = [], repeatable, multiple, relation } = attribute;
  if (type === 'media' || type === 'relation') {
    const kept = ([value ?? []].flat() as Reference[]).filter((one) => keep(attribute, one));
    const ids = kept.map(({ id, documentId }) => id ?? documentId);
    return multiple || relation?.endsWith('Many') ? ids : (ids[0] ?? null);
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
      if (inner) return [{ __component, ...toInput(inner, section, modelOf, keep) }];
      keep(attribute, { name: __component });
      return [];
    });
  }
  return value ?? null;
}
