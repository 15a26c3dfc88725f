const DAY = 24 * 60 * 60 * 1000;

/** The first day that counts as today somewhere on earth, as YYYY-MM-DD: west of Greenwich it is still yesterday. */
export function minimumDate(now: Date): string {
  return new Date(now.getTime() - DAY).toISOString().slice(0, 10);
}
