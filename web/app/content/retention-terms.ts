/** What the privacy page calls the usual retention periods. Any other is given in days. */
const NAMED: Readonly<Record<number, string>> = { 183: 'six months', 730: '24 months' };

/** A retention period in words: 730 is "24 months", 90 is "90 days". */
export const retentionTerm = (days: number): string => NAMED[days] ?? (days === 1 ? 'one day' : `${days} days`);
