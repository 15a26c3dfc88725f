import { type Attribute, contentFields, type Model } from '../pages/content-tree';

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
        ? mergeList(attribute.component, saved, value, sources)
        : mergeComponent(attribute.component, byKey([saved].filter(isRow), 'id'), value, sources);
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

function mergeList(uid: string | undefined, saved: unknown, value: unknown, sources: Sources) {
  const known = byKey(rowsOf(saved), 'id');
  return Promise.all(rowsOf(value).map((item) => mergeComponent(uid, known, item, sources)));
}

/** Returns a component with the values of the form. One without the id of a saved one is new. */
async function mergeComponent(uid: string | undefined, saved: Known, value: unknown, sources: Sources) {
  if (!isRow(value) || !uid) return null;
  return mergeValues(sources.componentOf(uid), saved.get(value.id) ?? {}, value, sources);
}

/** Returns the components of a dynamic zone in the order of the form. Each names its uid. */
function mergeZone(allowed: readonly string[], saved: unknown, value: unknown, sources: Sources) {
  // The ids of different components are counted separately.
  const known = new Map(
    allowed.map((uid) => [
      uid,
      byKey(
        rowsOf(saved).filter(({ __component }) => __component === uid),
        'id',
      ),
    ]),
  );
  return Promise.all(
    rowsOf(value).flatMap((item) => {
      const uid = String(item.__component);
      const ofUid = known.get(uid);
      if (!ofUid) return [];
      return [mergeComponent(uid, ofUid, item, sources).then((merged) => ({ ...merged, __component: uid }))];
    }),
  );
}

/** A saved file needs no query. */
async function mergeFiles({ multiple }: Attribute, saved: unknown, value: unknown, sources: Sources) {
  const known = byKey(rowsOf(Array.isArray(saved) ? saved : [saved]), 'id');
  const files: Row[] = [];
  for (const { id } of rowsOf(Array.isArray(value) ? value : [value])) {
    if (typeof id !== 'number') continue;
    const file = known.get(id) ?? (await sources.file(id));
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
  const known = byKey(rowsOf(Array.isArray(saved) ? saved : [saved]), 'documentId');
  const ids = mergeRelations([...known.keys()].map(String), value);
  if (!ids || !target.startsWith('api::')) return saved;
  const isOne = relation.endsWith('ToOne');
  const rows: Row[] = [];
  for (const id of isOne ? ids.slice(-1) : ids) {
    const row = known.get(id) ?? (await sources.related(target, id));
    if (row) rows.push(row);
  }
  return isOne ? (rows[0] ?? null) : rows;
}

/** Saved rows by their key. Searching a list for each entry of the form would take the square of the entries. */
type Known = ReadonlyMap<unknown, Row>;

const byKey = (rows: readonly Row[], key: 'id' | 'documentId'): Known =>
  new Map(rows.flatMap((row) => (row[key] === undefined ? [] : [[row[key], row] as const])));
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

type Position = { before?: string; after?: string; start?: boolean; end?: boolean };
type Change = { documentId?: string; apiData?: { documentId?: string; position?: Position } };

/**
 * Returns the document ids of a relation after the changes of a form, or null when `value` is not a change. The form
 * sends only what was connected and disconnected since the last save. A saved entry that was moved is in `connect`,
 * with its position. The work is linear in the number of entries.
 */
export function mergeRelations(saved: readonly string[], value: unknown): string[] | null {
  if (!isChange(value)) return null;
  const removed = new Set(changesOf(value.disconnect).map(({ id }) => id));
  const order = linkedOrder(saved.filter((id) => !removed.has(id)));
  for (const { id, position } of changesOf(value.connect)) order.place(id, position);
  return order.ids();
}

const isChange = (value: unknown): value is { connect?: unknown; disconnect?: unknown } =>
  typeof value === 'object' && value !== null && ('connect' in value || 'disconnect' in value);

function changesOf(list: unknown): Array<{ id: string; position?: Position }> {
  if (!Array.isArray(list)) return [];
  return (list as Array<Row | null>).flatMap((one) => {
    const { documentId, apiData } = (one ?? {}) as Change;
    const id = apiData?.documentId ?? documentId;
    return typeof id === 'string' ? [{ id, position: apiData?.position }] : [];
  });
}

/** The place before the first and after the last entry. */
const END = null;
type Place = string | typeof END;

/** Returns an order of ids as links between neighbours. Placing one is then a few steps, wherever it goes. */
function linkedOrder(first: readonly string[]) {
  const next = new Map<Place, Place>([[END, END]]);
  const previous = new Map<Place, Place>([[END, END]]);

  function link(before: Place, after: Place): void {
    next.set(before, after);
    previous.set(after, before);
  }
  function placeOf({ start, before, after }: Position): Place {
    if (start) return next.get(END) ?? END;
    if (typeof before === 'string' && next.has(before)) return before;
    return (typeof after === 'string' && next.get(after)) || END;
  }
  function place(id: string, position: Position = {}): void {
    if (next.has(id)) {
      link(previous.get(id) ?? END, next.get(id) ?? END);
      next.delete(id);
    }
    const following = placeOf(position);
    link(previous.get(following) ?? END, id);
    link(id, following);
  }
  for (const id of first) place(id);
  return {
    place,
    ids(): string[] {
      const ids: string[] = [];
      for (let id = next.get(END) ?? END; id !== END; id = next.get(id) ?? END) ids.push(id);
      return ids;
    },
  };
}
