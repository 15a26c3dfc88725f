/** The text for the usual retention periods. Other periods are in days. */
const NAMED: Readonly<Record<number, string>> = { 183: 'six months', 730: '24 months' };

/** Returns a retention period, in days, as text: 730 is "24 months", 90 is "90 days". */
export const retentionTerm = (days: number): string => NAMED[days] ?? (days === 1 ? 'one day' : `${days} days`);
