import zlib from 'node:zlib';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage } from './page-cache.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** A body and its compressed forms. A body such as an image is not compressed again. */
export type Compressed = { plain: Buffer; brotli?: Buffer; gzip?: Buffer; etag: string };
export type Encoding = 'br' | 'gzip' | 'identity';

/** A tenth of a second faster than the maximum, and a tenth larger. */
const FAST_QUALITY = 5;
const MAX_QUALITY = 11;
/** A page that changes sooner, for example while an editor works, is not worth the time. */
const RECOMPRESS_DELAY_MS = 10_000;

const TEXT_TYPE = /^text\/|[/+](json|xml)\b/;

/**
 * Compresses a body fast in each encoding that browsers ask for, and names it by its content. `previous` is the former
 * result under the same key: where the body has not changed, its compressed forms are used again.
 */
export async function compress(plain: Buffer, type = 'text/html', previous?: Compressed): Promise<Compressed> {
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  if (previous?.etag === etag) return { plain, brotli: previous.brotli, gzip: previous.gzip, etag };
  if (!TEXT_TYPE.test(type)) return { plain, etag };
  const [br, gz] = await Promise.all([brotli(plain, quality(FAST_QUALITY)), gzip(plain)]);
  return { plain, brotli: br, gzip: gz, etag };
}

const compressedOnce = new WeakMap<Buffer, Promise<Compressed>>();

/** As `compress`, for a body that is not cached and yet the response to many URLs (not-found-cache.ts). */
export function compressOnce(plain: Buffer, type?: string): Promise<Compressed> {
  const done = compressedOnce.get(plain) ?? compress(plain, type);
  compressedOnce.set(plain, done);
  return done;
}

/**
 * Returns a function that compresses a cached page again at maximum quality: later, in the background, one at a time.
 * That saves about a tenth of the bytes. `current` returns what the cache holds under a key.
 */
export function createRecompressor(current: (key: string) => Compressed | undefined, delayMs = RECOMPRESS_DELAY_MS) {
  let last: Promise<unknown> = Promise.resolve();
  return (key: string, { etag }: Compressed): void => {
    const same = () => {
      const page = current(key);
      return page?.etag === etag ? page : undefined;
    };
    const run = async () => {
      const page = same();
      // A body such as an image is not compressed.
      const smaller = page?.brotli && (await brotli(page.plain, quality(MAX_QUALITY)));
      // The page may have been rendered again meanwhile, with the same content: that one is sent from now on.
      const latest = same();
      if (latest) latest.brotli = smaller;
    };
    setTimeout(() => (last = last.then(run)), delayMs).unref();
  };
}

const quality = (level: number) => ({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: level } });

/** The best encoding that an Accept-Encoding header allows; `q=0` forbids one (RFC 9110, 12.5.3). */
function chooseEncoding(header = ''): Encoding {
  const offers = header
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/));
  const allows = (name: string) =>
    offers.some(([token, ...rest]) => token === name && !rest.some((p) => /^q=0(\.0*)?$/.test(p)));
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : 'identity';
}

/** The body in the best encoding that the header allows and the page has. */
export function bodyFor(page: Compressed, header: string | undefined): { encoding: Encoding; body: Buffer } {
  const encoding = chooseEncoding(header);
  const body = { br: page.brotli, gzip: page.gzip, identity: undefined }[encoding];
  return body ? { encoding, body } : { encoding: 'identity', body: page.plain };
}

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
