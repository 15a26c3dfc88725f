import type { IncomingHttpHeaders } from 'node:http';
import { type SubmittedValues, HONEYPOT, MIN_FILL_MS } from './rules.generated';

/**
 * Why a submission looks like the work of a machine, or null. It is stored all the same and answered as a
 * success: a person who was misjudged loses nothing, a machine learns nothing.
 */
export function spamReason(headers: IncomingHttpHeaders, entries: SubmittedValues): string | null {
  const honeypot = entries[HONEYPOT];
  const filled = typeof honeypot === 'string' ? honeypot !== '' : (honeypot ?? []).some((one) => one !== '');
  if (filled || headers['x-form-honeypot'] !== undefined) return 'The hidden field was filled in.';
  const took = Number(headers['x-form-duration'] ?? Number.NaN);
  return took < MIN_FILL_MS ? `Filled in within ${Math.max(0, Math.round(took))} ms.` : null;
}
