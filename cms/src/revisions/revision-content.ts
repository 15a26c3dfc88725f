import type { Core } from '@strapi/strapi';
import { contentFields } from '../pages/content-fields';
import type { Attribute, Model as Schema } from '../pages/populate-tree';
import type { Content, RevisedUid } from './revised-types';

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

/** Returns whether a relation or media field holds several values. */
export const isMany = ({ relation = '', multiple = false }: Attribute): boolean => multiple || /Many$/.test(relation);

/** Returns the function that finds the models of types and components. */
export const modelsOf =
  (strapi: Core.Strapi): ModelOf =>
  (uid) =>
    strapi.getModel(uid as never);

/**
 * Reads the draft of an entry with everything that a revision holds, and who created and changed it. Null: no draft.
 */
export async function readDraft(strapi: Core.Strapi, uid: RevisedUid, documentId: string): Promise<DraftRow | null> {
  const modelOf = modelsOf(strapi);
  const populate = { ...treeOf(modelOf(uid)!, modelOf), createdBy: true, updatedBy: true } as never;
  return (await strapi.documents(uid).findOne({ documentId, status: 'draft', populate })) as DraftRow | null;
}

/** Returns the populate of a model: components, sections by their uid, and the names of files and related entries. */
function treeOf(model: Model, modelOf: ModelOf): Row {
  const tree: Row = {};
  const of = (uid: string) => {
    const populate = treeOf(modelOf(uid)!, modelOf);
    return Object.keys(populate).length > 0 ? { populate } : true;
  };
  for (const name of contentFields(model)) {
    const { type, component, components = [], target = '' } = model.attributes[name];
    if (type === 'component' && component) tree[name] = of(component);
    if (type === 'dynamiczone') tree[name] = { on: Object.fromEntries(components.map((uid) => [uid, of(uid)])) };
    if (type === 'media') tree[name] = { fields: ['name'] };
    if (type === 'relation') tree[name] = { fields: ['documentId', ...nameFields(modelOf(target))] };
  }
  return tree;
}

const nameFields = (model: Model | undefined) => NAME_FIELDS.filter((name) => model?.attributes[name]).slice(0, 1);

/** Returns the content of a row as a revision stores it. */
export function contentOf(model: Model, row: Row, modelOf: ModelOf): Content {
  const content: Content = {};
  for (const name of contentFields(model)) {
    const attribute = model.attributes[name];
    const value = row[name];
    // A restore gives a field that is absent its empty value. Strapi would give it the default.
    if (value === undefined || (value === null && attribute.default === undefined)) continue;
    content[name] = valueOf(attribute, value, modelOf);
  }
  return content;
}

function valueOf({ type, component = '' }: Attribute, value: unknown, modelOf: ModelOf): unknown {
  if (Array.isArray(value) && type !== 'json') {
    return value.map((one: unknown) => valueOf({ type, component }, one, modelOf));
  }
  if (value === null) return null;
  const row = value as Row & { __component?: string };
  const inner = modelOf(type === 'dynamiczone' ? String(row.__component) : component);
  if (type === 'dynamiczone') return { __component: row.__component, ...(inner && contentOf(inner, row, modelOf)) };
  if (type === 'component') return inner ? contentOf(inner, row, modelOf) : {};
  if (type === 'media') return { id: row.id, name: row.name };
  if (type === 'relation') return { documentId: row.documentId, name: asText(row.title) ?? asText(row.name) ?? '' };
  return value;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined);
