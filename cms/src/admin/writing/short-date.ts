const DATE_TIME_FORMAT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Returns `22 Nov 2026, 18:34` in the browser's time zone, or a dash if there is no time. */
export const shortDate = (value: unknown): string =>
  typeof value === 'string' ? DATE_TIME_FORMAT.format(new Date(value)) : '-';
