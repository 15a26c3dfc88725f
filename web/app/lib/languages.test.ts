import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { labelAttributes, LANGUAGES, localeOf, otherLanguage, SITE_LANGUAGE, textAttributes } from './languages';

const SCHEMA = path.resolve(import.meta.dirname, '../../../cms/src/api/article/content-types/article/schema.json');

it('has the languages of the enumeration of the CMS, with the same default', () => {
  const { attributes } = JSON.parse(fs.readFileSync(SCHEMA, 'utf8')) as {
    attributes: { language: { enum: string[]; default: string } };
  };
  expect(Object.keys(LANGUAGES).sort()).toEqual([...attributes.language.enum].sort());
  expect(SITE_LANGUAGE).toBe(attributes.language.default);
});

it.each(Object.entries(LANGUAGES))('has the script and a locale of %s', (code, { script, locale }) => {
  expect(script).toBe(new Intl.Locale(code).maximize().script);
  expect(locale).toMatch(new RegExp(`^${code}_[A-Z]{2}$`));
});

it.each([undefined, null, 'en', 'xx', 'constructor', 5])('has no other language for %j', (value) => {
  expect(otherLanguage(value)).toBeUndefined();
});

it('describes the elements of a text and of the labels in it', () => {
  expect(textAttributes('hi')).toEqual({ lang: 'hi', dir: 'ltr', 'data-script': 'Deva' });
  expect(textAttributes('ur')).toEqual({ lang: 'ur', dir: 'rtl', 'data-script': 'Arab' });
  expect(textAttributes('fr')).toEqual({ lang: 'fr', dir: 'ltr', 'data-script': undefined });
  expect(labelAttributes('ur')).toEqual({ lang: 'en', dir: 'ltr' });
  expect([textAttributes(undefined), labelAttributes(undefined)]).toEqual([{}, {}]);
  expect([localeOf('hi'), localeOf()]).toEqual(['hi_IN', 'en_GB']);
});
