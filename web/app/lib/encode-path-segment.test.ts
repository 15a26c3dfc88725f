import { expect, it } from 'vitest';
import { encodePathSegment } from './encode-path-segment';

it('encodes any text, including a lone surrogate', () => {
  expect(encodePathSegment('a b/ü')).toBe('a%20b%2F%C3%BC');
  expect(encodePathSegment('\uD800x')).toBe('%EF%BF%BDx');
  expect(encodePathSegment('😀')).toBe('%F0%9F%98%80');
});
