const DATE = /^\d{4}-\d\d-\d\d$/;

/** Returns the privacy version that the site sends with a form if it is a date (YYYY-MM-DD), else null. */
export function privacyVersion(sent: string): string | null {
  if (!DATE.test(sent)) return null;
  const date = new Date(sent);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(sent) ? sent : null;
}
