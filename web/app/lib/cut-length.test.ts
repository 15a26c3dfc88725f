import { expect, it } from 'vitest';
import { cutLength } from './cut-length';

it('leaves a short text as it is, tidied', () => expect(cutLength(' One\n two ', 20)).toBe('One two'));

it('cuts between words and leaves no comma before the ellipsis', () =>
  expect(cutLength('Answers from the field, settled', 26)).toBe('Answers from the field…'));

it('cuts a text without gaps too, never within a character', () => {
  expect(cutLength('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
  expect(cutLength('🌱'.repeat(50), 10)).toBe(`${'🌱'.repeat(4)}…`);
});
