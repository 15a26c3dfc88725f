import { expect, it } from 'vitest';
import { encodePart } from './encode-part';

it('encodes any text, half a character too', () => {
  expect(encodePart('a b/ü')).toBe('a%20b%2F%C3%BC');
  expect(encodePart('\uD800x')).toBe('%EF%BF%BDx');
  expect(encodePart('😀')).toBe('%F0%9F%98%80');
});
