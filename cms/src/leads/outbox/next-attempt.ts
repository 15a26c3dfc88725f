const MINUTE = 60_000;
/** A server that is away is asked often, so that notices go out soon after it is back. */
const LONGEST_AWAY = 5 * MINUTE;
/** A server that says no is left alone. */
const LONGEST_REFUSED = 6 * 60 * MINUTE;

/** When to try again after one more failure: after 1, 2, 4 … minutes, up to one of the two limits above. */
export function nextAttempt(attemptsBefore: number, refused: boolean, now: Date): Date {
  const longest = refused ? LONGEST_REFUSED : LONGEST_AWAY;
  return new Date(now.getTime() + Math.min(longest, MINUTE * 2 ** Math.min(attemptsBefore, 20)));
}
