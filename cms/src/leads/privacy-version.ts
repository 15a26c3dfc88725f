const DATE = /^\d{4}-\d\d-\d\d$/;

/** The version of the privacy text that the site sends with a form, where that is a date; else null. */
export function privacyVersion(sent: string): string | null {
  if (!DATE.test(sent)) return null;
  const date = new Date(sent);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(sent) ? sent : null;
}
