import { expect, it } from 'vitest';
import { matchesEtag } from './matches-etag';

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
])('If-None-Match %s against "a": %s', (header, expected) => expect(matchesEtag(header, '"a"')).toBe(expected));
