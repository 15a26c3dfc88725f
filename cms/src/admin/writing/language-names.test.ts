import { expect, it } from 'vitest';
import schema from '../../api/article/content-types/article/schema.json';
import { languageNames } from './language-names';

it('names every language of the enumeration for editors', () => {
  const codes = schema.attributes.language.enum;
  for (const code of codes) expect(languageNames[code], code).toMatch(/^[A-Z][a-z]{3,}$/);
  expect(new Set(Object.values(languageNames)).size).toBe(codes.length);
  expect(languageNames).toMatchObject({ en: 'English', hi: 'Hindi', bn: 'Bengali', or: 'Odia', pa: 'Punjabi' });
});
