import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** What is compressed already, such as a picture, has the plain form only. */
export type Encoded = { plain: Buffer; brotli?: Buffer; gzip?: Buffer; etag: string };
export type Encoding = 'br' | 'gzip' | 'identity';

/** A tenth of a second sooner than the densest, and a tenth larger. */
const AT_ONCE = 5;
const DENSEST = 11;

const TEXT = /^text\/|[/+](json|xml)\b/;

/**
 * Compresses a body in each way that browsers ask for, and names it by its content. Somebody waits for it: `densely`
 * takes its time later. `known` is what the address held before: where nothing has changed, its work is not done again.
 */
export async function encode(plain: Buffer, type = 'text/html', known?: Encoded): Promise<Encoded> {
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  if (known?.etag === etag) return { plain, brotli: known.brotli, gzip: known.gzip, etag };
  if (!TEXT.test(type)) return { plain, etag };
  const [br, gz] = await Promise.all([brotli(plain, quality(AT_ONCE)), gzip(plain)]);
  return { plain, brotli: br, gzip: gz, etag };
}

const encoded = new WeakMap<Buffer, Promise<Encoded>>();

/** As `encode`, for a body that is not kept and yet the answer to many addresses (unknown-page.ts). */
export function encodeOnce(plain: Buffer, type?: string): Promise<Encoded> {
  const done = encoded.get(plain) ?? encode(plain, type);
  encoded.set(plain, done);
  return done;
}

/** The densest form of a body that is kept for a while; undefined for one that is not compressed. */
export async function densely({ plain, brotli: known }: Encoded): Promise<Buffer | undefined> {
  return known && brotli(plain, quality(DENSEST));
}

const quality = (level: number) => ({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: level } });

/** The best encoding that an Accept-Encoding header allows; `q=0` forbids one (RFC 9110, 12.5.3). */
export function chooseEncoding(header = ''): Encoding {
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
export function bodyFor(page: Encoded, header: string | undefined): { encoding: Encoding; body: Buffer } {
  const encoding = chooseEncoding(header);
  const body = { br: page.brotli, gzip: page.gzip, identity: undefined }[encoding];
  return body ? { encoding, body } : { encoding: 'identity', body: page.plain };
}
