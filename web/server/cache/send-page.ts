import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyFor, type Encoding } from './compression.ts';
import type { CachedPage } from './page-cache.ts';

/** Names and values in turn: Node writes such a list without validating each header again. */
type HeaderList = readonly string[];
type ComposedResponse = { body: Buffer; etag: string; whole: HeaderList; unchanged: HeaderList };

const composed = new WeakMap<CachedPage, Partial<Record<Encoding, ComposedResponse>>>();

/** Sends a page in the best encoding that the browser accepts, or 304 where the browser has it. `more`: further headers. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  more: HeaderList = [],
): void {
  const { body, etag, whole, unchanged } = composedResponse(page, request.headers['accept-encoding']);
  if (page.status === 200 && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, more.concat(unchanged)).end();
    return;
  }
  response.writeHead(page.status, more.concat(whole));
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Composed once for each encoding, and again when the body has been recompressed. */
function composedResponse(page: CachedPage, accepted: string | undefined): ComposedResponse {
  const { encoding, body } = bodyFor(page, accepted);
  const all = composed.get(page) ?? {};
  const known = all[encoding];
  if (known?.body === body) return known;
  const etag = `"${page.etag}-${encoding}"`;
  // Merged first: a header that is twice in the list is sent twice.
  const unchanged = Object.entries({ ...page.headers, etag, vary: 'accept-encoding' }).flat();
  const compressed = encoding === 'identity' ? [] : ['content-encoding', encoding];
  const made = { body, etag, unchanged, whole: [...unchanged, ...compressed, 'content-length', String(body.length)] };
  composed.set(page, { ...all, [encoding]: made });
  return made;
}
