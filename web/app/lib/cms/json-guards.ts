type Json = unknown;
export type JsonObject = Record<string, Json>;

/** Type guards for unknown JSON. Each returns undefined, or an empty list, for another type. */
export function asObject(value: Json): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
}

export function asText(value: Json): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

export function asNumber(value: Json): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function asList(value: Json): Json[] {
  return Array.isArray(value) ? value : [];
}

export function asObjects(value: Json): JsonObject[] {
  return asList(value)
    .map(asObject)
    .filter((item) => item !== undefined);
}
