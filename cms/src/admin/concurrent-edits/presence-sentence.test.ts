import { expect, it } from 'vitest';
import { presenceSentence } from './presence-sentence';

const NOW = new Date(2026, 2, 10, 12, 0);
const since = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

it('names who has the entry open, and since when', () => {
  expect(presenceSentence([], NOW)).toBe('');
  const meera = { name: 'Meera', since: since(2026, 2, 10, 11, 5) };
  expect(presenceSentence([meera], NOW)).toMatch(/^Meera has had this open since 11:05( AM)?\.$/i);
  const asha = { name: 'Asha', since: since(2026, 2, 9, 11, 5) };
  expect(presenceSentence([meera, asha], NOW)).toMatch(/^Meera and Asha have had this open since .*9.*\.$/);
});
