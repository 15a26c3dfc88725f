const MINUTE_MS = 60_000;
/** Maximum delay for an unreachable server. Notices go out soon after it is back. */
const MAX_DELAY_WHEN_DOWN_MS = 5 * MINUTE_MS;
/** Maximum delay for a server that refuses the mail. */
const MAX_DELAY_WHEN_REFUSED_MS = 6 * 60 * MINUTE_MS;

/** Returns the time of the next attempt: after 1, 2, 4 … minutes, up to one of the two limits above. */
export function nextAttempt(attemptsBefore: number, refused: boolean, now: Date): Date {
  const maxDelay = refused ? MAX_DELAY_WHEN_REFUSED_MS : MAX_DELAY_WHEN_DOWN_MS;
  return new Date(now.getTime() + Math.min(maxDelay, MINUTE_MS * 2 ** Math.min(attemptsBefore, 20)));
}
