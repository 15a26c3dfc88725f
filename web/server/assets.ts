import path from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type RequestHandler } from 'express';
import sirv from 'sirv';
import { NO_STORE } from './security.ts';

/** Both ends are included. */
type Range = { start: number; end: number };

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/i;

/**
 * The part of a file of `size` bytes that a request asks for (RFC 9110, 14.2). `whole` for several parts at once, a
 * range that is no range, another unit, or a condition: the whole file is a valid response to each of them.
 */
export function requestedRange(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  size: number,
): Range | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = ONE_RANGE.exec(headers.range ?? '') ?? [];
  if (method !== 'GET' || headers['if-range'] !== undefined || first + last === '') return 'whole';
  if (first === '') {
    return Number(last) > 0 && size > 0 ? { start: Math.max(0, size - Number(last)), end: size - 1 } : 'unsatisfiable';
  }
  if (last !== '' && Number(last) < Number(first)) return 'whole';
  if (Number(first) >= size) return 'unsatisfiable';
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** Serves the built files of `folder`. Those in `assets/` have a hash in their names and are immutable. */
export function assets(folder: string): RequestHandler {
  const compressed = { brotli: true, gzip: true, etag: true, setHeaders: correctRange };
  const immutable = sirv(path.join(folder, 'assets'), { ...compressed, immutable: true, maxAge: 31536000 });
  const others = sirv(folder, { ...compressed, maxAge: 3600 });
  const router = express.Router();
  router.use(handleReadError);
  router.use('/assets', immutable, (_, response) => void response.status(404).end());
  router.use(others);
  return router;
}

/**
 * Ends the response when a file is gone, for example after a new build: sirv reads the list of files once and handles no
 * read error, which would end the process.
 */
const handleReadError: RequestHandler = (_, response, next) => {
  response.once('pipe', (file) => file.once('error', () => response.destroy()));
  next();
};

/**
 * Replaces the range of a request by one that sirv reads as it is meant. It sends the first bytes for the last ones and
 * for several ranges, and all for `0-0`.
 */
function correctRange(response: ServerResponse, _: string, { size }: { size: number }): void {
  const { headers } = response.req;
  const range = requestedRange(response.req, size);
  delete headers.range;
  if (range === 'unsatisfiable') {
    headers.range = `bytes=${size}-`;
    response.setHeader('cache-control', NO_STORE);
  } else if (range !== 'whole' && range.end > 0) headers.range = `bytes=${range.start}-${range.end}`;
}
