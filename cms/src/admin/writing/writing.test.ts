import { expect, it } from 'vitest';
import schema from '../../api/article/content-types/article/schema.json';
import { withBlockTitles } from './block-titles';
import { languageNames } from './language-names';
import { shortDate } from './short-date';

it('titles a block with files by the file name, and changes no other block', () => {
  const quote = { settings: { mainField: 'author' } };
  const media = { settings: { mainField: 'id', icon: 'picture' }, layout: [] };
  const view = (titled: object) => ({
    layout: { components: { 'shared.quote': quote, 'shared.media': titled }, other: 1 },
    query: {},
  });
  const titled = { settings: { mainField: 'file.name', icon: 'picture' }, layout: [] };
  expect(withBlockTitles(view(media))).toEqual(view(titled));
});

it('names every language of the enumeration for editors', () => {
  const codes = schema.attributes.language.enum;
  for (const code of codes) expect(languageNames[code], code).toMatch(/^[A-Z][a-z]{3,}$/);
  expect(new Set(Object.values(languageNames)).size).toBe(codes.length);
  expect(languageNames).toMatchObject({ en: 'English', hi: 'Hindi', bn: 'Bengali', or: 'Odia', pa: 'Punjabi' });
});

it('formats a time in few characters', () => {
  expect(shortDate('2026-11-22T12:34:00.000Z')).toMatch(/^2[23] Nov 2026, \d\d:\d4$/);
  expect(shortDate(null)).toBe('-');
});
