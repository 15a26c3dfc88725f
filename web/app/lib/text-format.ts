const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/**
 * Formats a date as "November 20, 2026" in the company's time zone, so that server and browser agree. Null if invalid.
 */
export function longDate(iso: string | undefined): string | null {
  const date = iso ? new Date(iso) : null;
  return date && !Number.isNaN(date.getTime()) ? LONG_DATE.format(date) : null;
}

/** Cuts a text at `length` characters and adds an ellipsis. Never cuts within a character. */
export function truncate(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** Cuts a text between two words to at most `maxLength` characters, including the ellipsis. */
export function truncateAtWord(text: string, maxLength: number): string {
  const collapsed = text.replace(/\s+/g, ' ').trim();
  if (collapsed.length <= maxLength) return collapsed;
  const room = collapsed.slice(0, maxLength - 1);
  const end = room.lastIndexOf(' ');
  const cut = end > maxLength / 2 ? room.slice(0, end) : room.replace(/[\ud800-\udbff]$/, '');
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`;
}

/** Cuts a text after `limit` words. Returns the text to show at first, and whether text was cut. */
export function truncateWords(text: string, limit: number): { shown: string; cut: boolean } {
  const words = text.trim().split(/\s+/);
  if (words.length <= limit) return { shown: text, cut: false };
  const kept = words.slice(0, limit).join(' ');
  return { shown: `${kept.replace(/[,;:.]$/, '')}…`, cut: true };
}

/** Splits a text at the given lengths, shortest first. The parts join to the whole text. Empty parts are omitted. */
export function splitAt(text: string, lengths: readonly number[]): string[] {
  const ends = [...lengths, text.length];
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end)).filter((piece) => piece !== '');
}

/** Product names, e-mail, read-only and years such as 2017-18. Browsers break lines after a hyphen. */
const UNBROKEN_TEXT = /((?:Surve|Drive|Impact)-R\b|\be-mails?\b|\bread-only\b|\b\d{4}-\d{2}\b)/gi;

/** Splits a text. The parts with an odd index are names that stay on one line. */
export const unbrokenParts = (text: string): string[] => text.split(UNBROKEN_TEXT);
