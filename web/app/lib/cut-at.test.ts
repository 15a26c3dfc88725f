import { expect, test } from 'vitest';
import { cutAt } from './cut-at';

test('pieces end at the given lengths and give the whole text when joined', () => {
  const text = 'x'.repeat(520);
  const pieces = cutAt(text, [150, 200, 300, 400]);
  expect(pieces.map((piece) => piece.length)).toEqual([150, 50, 100, 100, 120]);
  expect(pieces.join('')).toBe(text);
});

test('a text that ends before a cut has no empty pieces', () => {
  expect(cutAt('short', [150, 200, 300, 400])).toEqual(['short']);
});
