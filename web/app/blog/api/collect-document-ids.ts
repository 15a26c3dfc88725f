/** Returns the document ids of all entries and images in a CMS response, at any depth. */
export function collectDocumentIds(response: unknown): string[] {
  const found = new Set<string>();
  collect(response, found);
  return [...found];
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('documentId' in value && typeof value.documentId === 'string') found.add(value.documentId);
  for (const one of Object.values(value)) collect(one, found);
}
