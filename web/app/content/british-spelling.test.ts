import { expect, test } from 'vitest';
import { seedTexts, textsIn } from '../../testing/copy';
import { pages } from '../../testing/pages';

const modules = import.meta.glob<object>(['./**/*.ts', '!./**/*.test.ts'], { eager: true });
const content = Object.entries({ ...modules, ...pages }).flatMap(([file, module]) => textsIn(module, file));

/** Texts with a fixed spelling, and names of form fields and of browser autofill tokens. */
const FIXED_TEXTS = new Set([
  'Trusted by Leading Organizations',
  'field operations digitized',
  'Customizable',
  'Select Organization Type',
  'Organization',
  'Organization type',
  'Organization name',
  'organization',
  'organizationName',
  'teamSize',
  'organization-title',
]);

const AMERICAN_SPELLINGS = [
  // British copy uses -ise and -yse. The excluded words only exist with z.
  /\b(?!(?:re|over|mid)?siz|priz|seiz|capsiz)\w+[iy]z(?:e[sdr]?|ers?|ing|ations?|able)\b/gi,
  /\b(?:un|dis|re)?(?:col|fav|behavi|lab|neighb|hon|hum|harb|rum|vap|flav|endeav)or(?:s|ed|ing|ful|able|hoods?|ites?)?\b/gi,
  /\b(?:(?:milli|centi|kilo)?meters?|(?:milli)?liters?|centers?|centered|fibers?|theaters?|calibers?)\b/gi,
  /\b(?:programs?|gray|catalogs?|skeptic\w*|plow\w*|aluminum|tires|mold|anemia|pediatric\w*|diarrhea)\b/gi,
  /\b(?:travel|label|cancel|model|counsel|signal|fuel|total|level|channel)(?:ed|ing|ors?)\b/gi,
  /\b(?:enrollments?|enrolls?|fulfills?|fulfillment|skillful|installments?|defense|offense)\b/gi,
];

const findAmerican = (texts: { at: string; text: string }[]) =>
  texts
    .filter(({ text }) => !FIXED_TEXTS.has(text))
    .flatMap(({ at, text }) =>
      AMERICAN_SPELLINGS.flatMap((pattern) => (text.match(pattern) ?? []).map((word) => `${at}: ${word}`)),
    );

test('finds American spellings and no British ones', () => {
  const american = 'organization analyzed color centers program labeled enrollment';
  expect(findAmerican([{ at: 'x', text: american }])).toHaveLength(7);
  const british = 'organisation analysed colour centres programme labelled enrolment size prize seized horizon';
  expect(findAmerican([{ at: 'x', text: british }])).toEqual([]);
});

const seed = seedTexts().filter(({ at }) => !at.startsWith('cms/seed/pages/'));

test.each([
  ['copy of the site', content, 1000],
  ['seeded articles', seed, 60],
])('the %s: British spelling', (_, texts, least) => {
  expect(texts.length).toBeGreaterThan(least);
  expect(findAmerican(texts)).toEqual([]);
});
