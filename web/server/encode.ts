import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** What is compressed already, such as a picture, has the plain form only. */
export type Encoded = { plain: Buffer; brotli?: Buffer; gzip?: Buffer; etag: string };
export type Encoding = 'br' | 'gzip' | 'identity';

const TEXT = /^text\/|[/+](json|xml)\b/;

/** Compresses a body once in each way that browsers ask for, and names it by its content. */
export async function encode(plain: Buffer, type = 'text/html'): Promise<Encoded> {
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  if (!TEXT.test(type)) return { plain, etag };
  const options = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } };
  const [br, gz] = await Promise.all([brotli(plain, options), gzip(plain, { level: 9 })]);
  return { plain, brotli: br, gzip: gz, etag };
}

/** The best encoding that an Accept-Encoding header allows; `q=0` forbids one (RFC 9110, 12.5.3). */
export function chooseEncoding(header: string | undefined): Encoding {
  const offers = (header ?? '')
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
