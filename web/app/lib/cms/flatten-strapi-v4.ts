type Json = unknown;

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Converts a Strapi 4 response (`{ data: { id, attributes: { … } } }`) to the flat Strapi 5 format, at any depth.
 * Returns a flat response unchanged.
 */
export function flattenStrapiV4(value: Json, depth = 0): Json {
  if (depth > 40) return null;
  if (Array.isArray(value)) return value.map((item) => flattenStrapiV4(item, depth + 1));
  if (!isObject(value)) return value;
  if ('data' in value && Object.keys(value).every((key) => key === 'data' || key === 'meta')) {
    return flattenStrapiV4(value.data, depth + 1);
  }
  const { attributes, ...own } = value;
  const flat = isObject(attributes) ? { ...own, ...attributes } : value;
  return Object.fromEntries(Object.entries(flat).map(([key, inner]) => [key, flattenStrapiV4(inner, depth + 1)]));
}
