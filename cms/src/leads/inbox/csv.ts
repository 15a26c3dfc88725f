/** A formula after characters that a reader does not see, or a line break. */
const FORMULA_START =
  /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** Returns one CSV cell, quoted as in RFC 4180. Escapes a leading = + - @ to prevent CSV formula injection. */
export function csvCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : value instanceof Date ? value.toISOString() : asText(value);
  const escaped = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

export const csvLine = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
