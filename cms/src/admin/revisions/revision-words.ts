import type { RevisionMark } from './revisions-api';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What happened, by the kind of a revision. */
const KINDS: Record<string, string> = {
  saved: 'Saved',
  published: 'Published',
  restored: 'Earlier revision restored',
  reset: 'Reset to the shipped text',
  discarded: 'Changes discarded',
};

export const kindInWords = ({ kind }: Pick<RevisionMark, 'kind'>): string => KINDS[kind] ?? kind;

/** Returns the name of the user, or what stands for one: the schedule publishes without. */
export const userInWords = ({ kind, userName }: Pick<RevisionMark, 'kind' | 'userName'>): string =>
  userName ?? (kind === 'published' ? 'The schedule' : 'The CMS');

/** Returns a time as people say it: "5 minutes ago", "today, 09:15", "yesterday, 18:00", "3 Mar 2026, 10:30". */
export function timeInWords(at: string, now = new Date()): string {
  const time = new Date(at);
  const age = now.getTime() - time.getTime();
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return new Intl.RelativeTimeFormat('en').format(-Math.floor(age / MINUTE), 'minute');
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(time);
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (time.toDateString() === now.toDateString()) return `today, ${clock}`;
  if (time.toDateString() === yesterday.toDateString()) return `yesterday, ${clock}`;
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
