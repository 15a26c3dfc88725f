/** The site is in English. The day comes first, as on the site. */
const DATE_FORMAT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const DATE_TIME_FORMAT = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit' },
});

/** Returns `22 Nov 2026, 18:34` in the user's time zone, or `22 Nov 2026` for a value without a time. */
export function shortDate(value: string): string {
  const hasTime = value.includes('T');
  // A date without a time parses as midnight UTC, which is the previous day west of Greenwich.
  return hasTime ? DATE_TIME_FORMAT.format(new Date(value)) : DATE_FORMAT.format(new Date(`${value}T00:00`));
}

/** Returns a mailto URL. Encoding prevents an e-mail address from adding a subject, text or recipients. */
export const mailtoUrl = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

export const telUrl = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

export const leadCount = (count: number): string => (count === 1 ? '1 lead' : `${count} leads`);
