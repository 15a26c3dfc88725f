import type { IncomingMessage } from 'node:http';

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
