import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error';

/** Fits every field of the longest form at its limit, in escaped four-byte characters. */
const MOST_BYTES = 64 * 1024;
const BODY_TIMEOUT_MS = 10_000;

/**
 * Returns the whole body of a submission. Rejects with HttpError if it is too large (413), too slow (408) or aborted
 * (400).
 */
export function readRawBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      request.removeListener('data', take);
      settle();
    };
    const refuse = (status: 400 | 408 | 413, message: string) =>
      end(() => {
        // Discards the rest of the body, so that the client can read the response before the connection closes.
        request.resume();
        reject(new HttpError(status, message));
      });
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > MOST_BYTES) refuse(413, 'The form is too large.');
      else chunks.push(chunk);
    };
    const timer = setTimeout(() => refuse(408, 'The form took too long to arrive.'), BODY_TIMEOUT_MS);
    request.on('data', take);
    request.once('end', () => end(() => resolve(Buffer.concat(chunks))));
    request.once('error', () => refuse(400, 'The form broke off.'));
    request.once('aborted', () => refuse(400, 'The form broke off.'));
  });
}
