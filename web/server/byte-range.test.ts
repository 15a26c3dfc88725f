import { expect, it } from 'vitest';
import { requestedRange } from './byte-range.ts';

it.each<[range: string | undefined, size: number, wanted: ReturnType<typeof requestedRange>]>([
  [undefined, 7, 'whole'],
  ['bytes=2-3', 7, { start: 2, end: 3 }],
  ['bytes=0-0', 7, { start: 0, end: 0 }],
  ['Bytes=2-', 7, { start: 2, end: 6 }],
  ['bytes=2-999', 7, { start: 2, end: 6 }],
  ['bytes=-2', 7, { start: 5, end: 6 }],
  ['bytes=-999', 7, { start: 0, end: 6 }],
  ['bytes=7-', 7, 'unsatisfiable'],
  ['bytes=7-9', 7, 'unsatisfiable'],
  ['bytes=-0', 7, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=-1', 0, 'unsatisfiable'],
  ['bytes=0-1,3-4', 7, 'whole'],
  ['bytes=0-1, 3-4, -1', 7, 'whole'],
  ['bytes=3-2', 7, 'whole'],
  ['bytes=-', 7, 'whole'],
  ['bytes=a-b', 7, 'whole'],
  ['bytes=1.5-2', 7, 'whole'],
  ['bytes', 7, 'whole'],
  ['items=0-1', 7, 'whole'],
])('%s of %i bytes is %j', (range, size, wanted) => {
  expect(requestedRange({ method: 'GET', headers: { range } }, size)).toEqual(wanted);
});

it('is for GET without a condition only', () => {
  const range = 'bytes=2-3';
  expect(requestedRange({ method: 'HEAD', headers: { range } }, 7)).toBe('whole');
  expect(requestedRange({ method: 'GET', headers: { range, 'if-range': '"a"' } }, 7)).toBe('whole');
});
