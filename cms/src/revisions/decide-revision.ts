import type { RevisionMark } from './revised-types';

export const SAVE_INTERVAL_MS = 5 * 60_000;

/**
 * Returns what to do with a new state of a draft, given the newest revision and the one before it. Saves of one user
 * within five minutes keep the first and the last: a later one replaces the last. After a pause nothing is replaced. So
 * there are few revisions, the newest one is always the draft, and no user's text is replaced by another user's.
 */
export function decideRevision(
  next: RevisionMark,
  isUnchanged: boolean,
  newest?: RevisionMark,
  previous?: RevisionMark,
): 'skip' | 'replace' | 'add' {
  if (!newest) return 'add';
  const isOwn = newest.kind === 'saved' && newest.userId === next.userId;
  if (isUnchanged) return next.kind === 'saved' ? 'skip' : next.kind === 'published' && isOwn ? 'replace' : 'add';
  if (next.kind !== 'saved' || !isOwn || previous?.userId !== next.userId) return 'add';
  return time(next) - time(previous) < SAVE_INTERVAL_MS ? 'replace' : 'add';
}

const time = ({ at }: RevisionMark) => new Date(at).getTime();
