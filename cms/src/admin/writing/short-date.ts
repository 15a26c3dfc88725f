const SHORT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** `22 Nov 2026, 18:34` in the time of this browser, or a dash where there is no time. */
export const shortDate = (value: unknown): string => (typeof value === 'string' ? SHORT.format(new Date(value)) : '-');
