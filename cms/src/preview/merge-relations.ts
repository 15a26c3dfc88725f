type Row = Record<string, unknown>;
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
