import { contentFields } from '../pages/content-fields';
import type { Attribute, Model } from '../pages/populate-tree';
import { mergeRelations } from './merge-relations';

type Row = Record<string, unknown>;
/** Reads what the form only references. Both readers return null for an unknown id. */
export type Sources = {
  componentOf(uid: string): Model;
  file(id: number): Promise<Row | null>;
  related(uid: string, documentId: string): Promise<Row | null>;
};

/**
 * Returns a saved draft with the values of the admin's form. Reads only fields of the schema that an editor fills in.
 * Matches components by their id. Reads files and related entries from the database, because the form sends unchecked
 * copies of them.
 */
export async function mergeValues(schema: Model, saved: Row, values: Row, sources: Sources): Promise<Row> {
  const merged: Row = { ...saved };
  for (const name of contentFields(schema)) {
    const attribute = schema.attributes[name];
    if (!attribute || attribute.private || !Object.hasOwn(values, name)) continue;
    merged[name] = await mergeField(attribute, saved[name], values[name], sources);
  }
  return merged;
}

function mergeField(attribute: Attribute, saved: unknown, value: unknown, sources: Sources): unknown {
  switch (attribute.type) {
    case 'component':
      return attribute.repeatable
        ? Promise.all(rowsOf(value).map((item) => mergeComponent(attribute.component, rowsOf(saved), item, sources)))
        : mergeComponent(attribute.component, [saved], value, sources);
    case 'dynamiczone':
      return mergeZone(attribute.components ?? [], saved, value, sources);
    case 'media':
      return mergeFiles(attribute, saved, value, sources);
    case 'relation':
      return mergeRelated(attribute, saved, value, sources);
    default:
      // Every other type is a text, a number, a boolean or a time.
      return typeof value === 'object' ? null : value;
  }
}

/** Returns a component with the values of the form. One without the id of a saved one is new. */
async function mergeComponent(uid: string | undefined, saved: unknown[], value: unknown, sources: Sources) {
  if (!isRow(value) || !uid) return null;
  const base = saved.find((one): one is Row => isRow(one) && one.id !== undefined && one.id === value.id);
  return mergeValues(sources.componentOf(uid), base ?? {}, value, sources);
}

/** Returns the components of a dynamic zone in the order of the form. Each names its uid. */
function mergeZone(allowed: readonly string[], saved: unknown, value: unknown, sources: Sources) {
  const items = rowsOf(value).filter(({ __component }) => allowed.includes(String(__component)));
  return Promise.all(
    items.map(async (item) => {
      const uid = String(item.__component);
      const ofUid = rowsOf(saved).filter(({ __component }) => __component === uid);
      return { ...(await mergeComponent(uid, ofUid, item, sources)), __component: uid };
    }),
  );
}

/** A saved file needs no query. */
async function mergeFiles({ multiple }: Attribute, saved: unknown, value: unknown, sources: Sources) {
  const known = rowsOf(Array.isArray(saved) ? saved : [saved]);
  const files: Row[] = [];
  for (const { id } of rowsOf(Array.isArray(value) ? value : [value])) {
    if (typeof id !== 'number') continue;
    const file = known.find((one) => one.id === id) ?? (await sources.file(id));
    if (file) files.push(file);
  }
  return multiple ? files : (files[0] ?? null);
}

async function mergeRelated(
  { relation = '', target = '' }: Attribute,
  saved: unknown,
  value: unknown,
  sources: Sources,
) {
  const known = rowsOf(Array.isArray(saved) ? saved : [saved]);
  const ids = mergeRelations(
    known.map(({ documentId }) => String(documentId)),
    value,
  );
  if (!ids || !target.startsWith('api::')) return saved;
  const isOne = relation.endsWith('ToOne');
  const rows: Row[] = [];
  for (const id of isOne ? ids.slice(-1) : ids) {
    const row = known.find(({ documentId }) => documentId === id) ?? (await sources.related(target, id));
    if (row) rows.push(row);
  }
  return isOne ? (rows[0] ?? null) : rows;
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);
