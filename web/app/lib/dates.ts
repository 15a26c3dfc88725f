const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const DAY_MS = 24 * 60 * 60 * 1000;
/** Spec section 9. */
const NEW_DAYS = 7;

/** A date as "November 20, 2026" on the company's own calendar, so that server and browser agree; or null. */
export function longDate(iso: string | undefined): string | null {
  const date = iso ? new Date(iso) : null;
  return date && !Number.isNaN(date.getTime()) ? LONG.format(date) : null;
}

/** Whether something came out within the last 7 days (spec section 9). */
export function isNew(iso: string | undefined, now: number): boolean {
  const age = iso ? now - new Date(iso).getTime() : Number.NaN;
  return age >= 0 && age <= NEW_DAYS * DAY_MS;
}
