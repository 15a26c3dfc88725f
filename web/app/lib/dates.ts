const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const DAY_MS = 24 * 60 * 60 * 1000;
/** Days during which an article counts as new. */
const NEW_DAYS = 7;

/**
 * Formats a date as "November 20, 2026" in the company's time zone, so that server and browser agree. Null if invalid.
 */
export function longDate(iso: string | undefined): string | null {
  const date = iso ? new Date(iso) : null;
  return date && !Number.isNaN(date.getTime()) ? LONG_DATE.format(date) : null;
}

/** True when the date is within the last 7 days. `now` in ms. */
export function isNew(iso: string | undefined, now: number): boolean {
  const age = iso ? now - new Date(iso).getTime() : Number.NaN;
  return age >= 0 && age <= NEW_DAYS * DAY_MS;
}
