import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { requestIdHeader } from '../../app/lib/request-context.server.ts';
import { CMS_TIMEOUT_MS } from '../../app/lib/timeouts.ts';
import { requestedRange } from '../assets.ts';
import { NO_STORE, SHARED } from '../security.ts';

type Image = { body: Buffer; type: string };

const MAX_CACHED_FILE_BYTES = 2 * 1024 * 1024;
const MAX_CACHE_BYTES = 128 * 1024 * 1024;
/** One file name: uploads have no folders. Neither `.` nor `..`, and no other character that needs encoding. */
const UPLOAD_PATH = /^\/uploads\/(?!\.{1,2}$)[\w.-]+$/;
const HEADERS = {
  // An uploaded SVG or HTML file must not run on the site's origin.
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox`,
  ...SHARED,
  'accept-ranges': 'bytes',
};
/** File names carry a hash of their content, so that a copy never expires. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

export type Uploads = ReturnType<typeof createUploads>;

/**
 * Proxies the uploads of the CMS from the site's own origin. Files of usual size are cached in memory, so that cached
 * pages have their images while the CMS is down. Larger files are streamed, in parts where a player asks for parts.
 */
export function createUploads(cmsUrl: string) {
  const cache = new LRUCache<string, Image>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ body }) => body.length + 512,
  });

  let changes = 0;

  const serve: RequestHandler = async (request, response) => {
    const path = request.originalUrl.split('?', 1)[0] ?? '';
    if (!UPLOAD_PATH.test(path)) return void response.status(404).set('cache-control', NO_STORE).end();
    const cached = cache.get(path);
    if (cached) return void send(cached, response);
    const changesBefore = changes;
    const fromCms = await ask(cmsUrl + path, request);
    if (fromCms?.status === 404) return void response.status(404).set('cache-control', NO_STORE).end();
    if (!fromCms || ![200, 206, 416].includes(fromCms.status)) return unavailable(response);
    const length = Number(fromCms.headers.get('content-length') ?? Infinity);
    if (fromCms.status !== 200 || length > MAX_CACHED_FILE_BYTES) return stream(fromCms, response);
    const image = await readImage(fromCms);
    if (!image) return unavailable(response);
    if (changes === changesBefore) cache.set(path, image);
    send(image, response);
  };

  return {
    serve,
    /** Removes a file with all its sizes from the memory: the CMS has replaced or deleted it. */
    forget(hash: string): void {
      changes += 1;
      for (const path of cache.keys()) if (path.includes(hash)) cache.delete(path);
    },
  };
}

function unavailable(response: Response): void {
  response.status(503).set({ 'retry-after': '5', 'cache-control': NO_STORE }).end();
}

function send({ body, type }: Image, response: Response): void {
  const range = requestedRange(response.req, body.length);
  response.set({ ...HEADERS, 'content-type': type });
  if (range === 'unsatisfiable') {
    response
      .status(416)
      .set({ 'content-range': `bytes */${body.length}`, 'cache-control': NO_STORE })
      .end();
    return;
  }
  response.set('cache-control', IMMUTABLE);
  if (range === 'whole') return void response.send(body);
  response.status(206).set('content-range', `bytes ${range.start}-${range.end}/${body.length}`);
  response.send(body.subarray(range.start, range.end + 1));
}

/**
 * The response of the CMS once it begins; undefined after the timeout. The rest has no timeout. The CMS reads only a range
 * within the file, so the site asks for the size before it asks for a range.
 */
async function ask(url: string, visitor: Request): Promise<globalThis.Response | undefined> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), CMS_TIMEOUT_MS);
  // A part of a compressed file is no part of the file.
  const common = { 'accept-encoding': 'identity', ...requestIdHeader() };
  const request = (method: 'GET' | 'HEAD', range?: string) =>
    fetch(url, { method, headers: { ...common, ...(range && { range }) }, signal: abort.signal, redirect: 'error' });
  try {
    if (requestedRange(visitor, Infinity) === 'whole') return await request('GET');
    const head = await request('HEAD');
    if (!head.ok) return head;
    const size = Number(head.headers.get('content-length') ?? NaN);
    const range = Number.isNaN(size) ? 'whole' : requestedRange(visitor, size);
    if (range === 'whole') return await request('GET');
    if (range === 'unsatisfiable')
      return new globalThis.Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } });
    return await request('GET', `bytes=${range.start}-${range.end}`);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

async function readImage(fromCms: globalThis.Response): Promise<Image | undefined> {
  try {
    return { body: Buffer.from(await fromCms.arrayBuffer()), type: typeOf(fromCms) };
  } catch {
    return undefined;
  }
}

const typeOf = ({ headers }: globalThis.Response) => headers.get('content-type') ?? 'application/octet-stream';

async function stream(fromCms: globalThis.Response, response: Response): Promise<void> {
  const isCacheable = fromCms.status === 200 || fromCms.status === 206;
  response
    .status(fromCms.status)
    .set({ ...HEADERS, 'content-type': typeOf(fromCms), 'cache-control': isCacheable ? IMMUTABLE : NO_STORE });
  for (const name of ['content-length', 'content-range']) {
    const value = fromCms.headers.get(name);
    if (value) response.setHeader(name, value);
  }
  try {
    if (fromCms.body) await pipeline(Readable.fromWeb(fromCms.body as never), response);
    else response.end();
  } catch {
    // The visitor left or the CMS aborted. The headers are sent already, so no error page is possible.
    response.destroy();
  }
}
