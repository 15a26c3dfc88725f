import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { requestIdHeader } from '../app/lib/request-id.server.ts';
import { SHARED } from './headers.ts';

type Picture = { body: Buffer; type: string };

const LARGEST_KEPT = 2 * 1024 * 1024;
const MAX_BYTES = 128 * 1024 * 1024;
const WAIT_MS = 10_000;
const HEADERS = {
  // Names carry a hash of their content, so an answer may be kept for good.
  'cache-control': 'public, max-age=31536000, immutable',
  // An uploaded drawing or page must not act with the site's rights.
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; sandbox`,
  ...SHARED,
  'accept-ranges': 'bytes',
};

/**
 * Passes the pictures and films of the CMS on from the site's own address. Those of usual size are held in memory,
 * so that kept pages keep their pictures while the CMS is away; films go through as they come, in parts where a
 * player asks for parts.
 */
export function uploads(cmsUrl: string): RequestHandler {
  const kept = new LRUCache<string, Picture>({ maxSize: MAX_BYTES, sizeCalculation: ({ body }) => body.length + 512 });

  return async (request, response) => {
    const path = request.originalUrl.split('?', 1)[0] ?? '';
    if (!/^\/uploads\/[\w.%-]+$/.test(path)) return void response.status(404).end();
    const held = request.headers.range ? undefined : kept.get(path);
    if (held) return void send(held, response);
    const answer = await ask(cmsUrl + path, request);
    if (answer?.status === 404) return void response.status(404).end();
    if (!answer || ![200, 206, 416].includes(answer.status)) {
      return void response.status(503).set('retry-after', '5').end();
    }
    const length = Number(answer.headers.get('content-length') ?? Infinity);
    if (answer.status !== 200 || length > LARGEST_KEPT) return passOn(answer, response);
    const picture = await whole(answer);
    if (!picture) return void response.status(503).set('retry-after', '5').end();
    kept.set(path, picture);
    send(picture, response);
  };
}

function send({ body, type }: Picture, response: Response): void {
  response.set({ ...HEADERS, 'content-type': type }).send(body);
}

/** What the CMS answers once it begins to; undefined where it does not in time. The rest may take as long as it takes. */
async function ask(address: string, { headers: { range } }: Request): Promise<globalThis.Response | undefined> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), WAIT_MS);
  try {
    // Asked for as it is: a part of a compressed file is no part of the file.
    const headers = { 'accept-encoding': 'identity', ...(range && { range }), ...requestIdHeader() };
    return await fetch(address, { headers, signal: patience.signal, redirect: 'error' });
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

async function whole(answer: globalThis.Response): Promise<Picture | undefined> {
  try {
    return { body: Buffer.from(await answer.arrayBuffer()), type: typeOf(answer) };
  } catch {
    return undefined;
  }
}

const typeOf = ({ headers }: globalThis.Response) => headers.get('content-type') ?? 'application/octet-stream';

async function passOn(answer: globalThis.Response, response: Response): Promise<void> {
  response.status(answer.status).set({ ...HEADERS, 'content-type': typeOf(answer) });
  for (const name of ['content-length', 'content-range']) {
    const value = answer.headers.get(name);
    if (value) response.setHeader(name, value);
  }
  try {
    if (answer.body) await pipeline(Readable.fromWeb(answer.body as never), response);
    else response.end();
  } catch {
    // The visitor has gone, or the CMS broke off: what has been sent cannot be taken back.
    response.destroy();
  }
}
