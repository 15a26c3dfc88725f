type Row = Record<string, unknown>;
type Position = { before?: string; after?: string; start?: boolean; end?: boolean };
type Change = { documentId?: string; apiData?: { documentId?: string; position?: Position } };

/**
 * Returns the document ids of a relation after the changes of a form, or null when `value` is not a change. The form
 * sends only what was connected and disconnected since the last save. A saved entry that was moved is in `connect`,
 * with its position.
 */
export function mergeRelations(saved: readonly string[], value: unknown): string[] | null {
  if (!isChange(value)) return null;
  const removed = new Set(changesOf(value.disconnect).map(({ id }) => id));
  const ids = saved.filter((id) => !removed.has(id));
  for (const { id, position } of changesOf(value.connect)) {
    const current = ids.indexOf(id);
    if (current !== -1) ids.splice(current, 1);
    ids.splice(indexFor(ids, position), 0, id);
  }
  return ids;
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

function indexFor(ids: readonly string[], position: Position = {}): number {
  if (position.start) return 0;
  const before = ids.indexOf(position.before ?? '');
  if (before !== -1) return before;
  const after = ids.indexOf(position.after ?? '');
  return after === -1 ? ids.length : after + 1;
}
