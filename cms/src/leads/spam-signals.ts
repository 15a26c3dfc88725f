import type { IncomingHttpHeaders } from 'node:http';
import { type SubmittedValues, HONEYPOT, MIN_FILL_MS } from './rules.generated';

/**
 * Returns why a submission looks like spam, or null. Spam is stored too, and the response is a success. So a misjudged
 * person loses nothing, and a bot learns nothing.
 */
export function spamReason(headers: IncomingHttpHeaders, entries: SubmittedValues): string | null {
  const honeypot = entries[HONEYPOT];
  const filled = typeof honeypot === 'string' ? honeypot !== '' : (honeypot ?? []).some((one) => one !== '');
  if (filled || headers['x-form-honeypot'] !== undefined) return 'The hidden field was filled in.';
  const took = Number(headers['x-form-duration'] ?? Number.NaN);
  return took < MIN_FILL_MS ? `Filled in within ${Math.max(0, Math.round(took))} ms.` : null;
}
