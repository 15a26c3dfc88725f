export type JsonObject = Record<string, unknown>;

/** Type guards for unknown JSON. Each returns undefined, or an empty list, for another type. */
export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
}

export function asText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

export function asNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function asObjects(value: unknown): JsonObject[] {
  return asList(value)
    .map(asObject)
    .filter((item) => item !== undefined);
}

/**
 * Converts a Strapi 4 response (`{ data: { id, attributes: { … } } }`) to the flat Strapi 5 format, at any depth.
 * Returns a flat response unchanged.
 */
export function flattenStrapiV4(value: unknown, depth = 0): unknown {
  if (depth > 40) return null;
  if (Array.isArray(value)) return value.map((item) => flattenStrapiV4(item, depth + 1));
  const object = asObject(value);
  if (!object) return value;
  if ('data' in object && Object.keys(object).every((key) => key === 'data' || key === 'meta')) {
    return flattenStrapiV4(object.data, depth + 1);
  }
  const { attributes, ...own } = object;
  const flat = asObject(attributes) ? { ...own, ...asObject(attributes) } : object;
  return Object.fromEntries(Object.entries(flat).map(([key, item]) => [key, flattenStrapiV4(item, depth + 1)]));
}
