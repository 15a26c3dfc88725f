const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/**
 * Formats a date as "November 20, 2026" in the company's time zone, so that server and browser agree. Null if invalid.
 */
export function longDate(iso: string | undefined): string | null {
  const date = iso ? new Date(iso) : null;
  return date && !Number.isNaN(date.getTime()) ? LONG_DATE.format(date) : null;
}
