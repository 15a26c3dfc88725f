import type { RevisionMark } from './revisions-api';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The labels of the kinds of revisions. */
const KIND_LABELS: Record<string, string> = {
  saved: 'Saved',
  published: 'Published',
  restored: 'Earlier revision restored',
  reset: 'Reset to the shipped text',
  discarded: 'Changes discarded',
};

export const kindLabel = ({ kind }: Pick<RevisionMark, 'kind'>): string => KIND_LABELS[kind] ?? kind;

/** Returns the name of the user, or of what acts without one: the schedule or the CMS. */
export const userLabel = ({ kind, userName }: Pick<RevisionMark, 'kind' | 'userName'>): string =>
  userName ?? (kind === 'published' ? 'The schedule' : 'The CMS');

/** Returns a time relative to now: "5 minutes ago", "today, 09:15", "yesterday, 18:00", "3 Mar 2026, 10:30". */
export function timeLabel(at: string, now = new Date()): string {
  const time = new Date(at);
  const age = now.getTime() - time.getTime();
  if (age < MINUTE_MS) return 'just now';
  if (age < HOUR_MS) return new Intl.RelativeTimeFormat('en').format(-Math.floor(age / MINUTE_MS), 'minute');
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(time);
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (time.toDateString() === now.toDateString()) return `today, ${clock}`;
  if (time.toDateString() === yesterday.toDateString()) return `yesterday, ${clock}`;
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
