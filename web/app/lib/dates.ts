const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an article counts as new. */
const NEW_DAYS = 7;

/** A date as "November 20, 2026" on the company's own calendar, so that server and browser agree; or null. */
export function longDate(iso: string | undefined): string | null {
  const date = iso ? new Date(iso) : null;
  return date && !Number.isNaN(date.getTime()) ? LONG.format(date) : null;
}

/** Whether something came out within the last 7 days. */
export function isNew(iso: string | undefined, now: number): boolean {
  const age = iso ? now - new Date(iso).getTime() : Number.NaN;
  return age >= 0 && age <= NEW_DAYS * DAY_MS;
}
