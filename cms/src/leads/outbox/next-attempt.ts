const MINUTE = 60_000;
/** Maximum delay for an unreachable server. Notices go out soon after it is back. */
const LONGEST_AWAY = 5 * MINUTE;
/** Maximum delay for a server that refuses the mail. */
const LONGEST_REFUSED = 6 * 60 * MINUTE;

/** Returns the time of the next attempt: after 1, 2, 4 … minutes, up to one of the two limits above. */
export function nextAttempt(attemptsBefore: number, refused: boolean, now: Date): Date {
  const longest = refused ? LONGEST_REFUSED : LONGEST_AWAY;
  return new Date(now.getTime() + Math.min(longest, MINUTE * 2 ** Math.min(attemptsBefore, 20)));
}
