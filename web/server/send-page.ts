import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyFor, type Encoding } from './encode.ts';
import type { KeptPage } from './kept-pages.ts';

/** Names and values in turn: what Node writes without looking at each header of an answer again. */
type Lines = readonly string[];
type Ready = { body: Buffer; etag: string; whole: Lines; unchanged: Lines };

const ready = new WeakMap<KeptPage, Partial<Record<Encoding, Ready>>>();

/** Sends a page in the encoding that the visitor's browser asks for, or 304 where it has it; `more`: further headers. */
export function send(request: IncomingMessage, response: ServerResponse, page: KeptPage, more: Lines = []): void {
  const { body, etag, whole, unchanged } = answerOf(page, request.headers['accept-encoding']);
  if (page.status === 200 && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, more.concat(unchanged)).end();
    return;
  }
  response.writeHead(page.status, more.concat(whole));
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Put together once for each encoding, and again when the body has been compressed more densely. */
function answerOf(page: KeptPage, accepted: string | undefined): Ready {
  const { encoding, body } = bodyFor(page, accepted);
  const all = ready.get(page) ?? {};
  const known = all[encoding];
  if (known?.body === body) return known;
  const etag = `"${page.etag}-${encoding}"`;
  // Merged first: of a header that stands twice in a list, both are sent.
  const unchanged = Object.entries({ ...page.headers, etag, vary: 'accept-encoding' }).flat();
  const compressed = encoding === 'identity' ? [] : ['content-encoding', encoding];
  const made = { body, etag, unchanged, whole: [...unchanged, ...compressed, 'content-length', String(body.length)] };
  ready.set(page, { ...all, [encoding]: made });
  return made;
}
