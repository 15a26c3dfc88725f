import { expect, it } from 'vitest';
import schema from '../../api/article/content-types/article/schema.json';
import { languageNames, userLabel, withBlockTitles } from './form-labels';

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

it('names the schedule for a publication without a user', () => {
  expect(userLabel({ kind: 'published', userName: null })).toBe('The schedule');
  expect(userLabel({ kind: 'saved', userName: 'Asha Rao' })).toBe('Asha Rao');
});
