const DAY = 24 * 60 * 60 * 1000;

/** Returns the earliest date that is today anywhere, as YYYY-MM-DD. West of Greenwich it is still yesterday. */
export function minimumDate(now: Date): string {
  return new Date(now.getTime() - DAY).toISOString().slice(0, 10);
}
