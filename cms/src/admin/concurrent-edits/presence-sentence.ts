export type Present = { name: string; since: string };

/** Returns who has the entry open, and since when the first of them, as a sentence. Empty for nobody. */
export function presenceSentence(others: readonly Present[], now = new Date()): string {
  if (others.length === 0) return '';
  const names = new Intl.ListFormat('en').format(others.map(({ name }) => name));
  const earliest = others.map(({ since }) => since).sort()[0]!;
  const verb = others.length === 1 ? 'has' : 'have';
  return `${names} ${verb} had this open since ${timeOf(new Date(earliest), now)}.`;
}

function timeOf(since: Date, now: Date): string {
  const isToday = since.toDateString() === now.toDateString();
  const format = new Intl.DateTimeFormat(undefined, { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) });
  return format.format(since);
}
