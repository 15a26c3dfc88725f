import { expect, test } from 'vitest';
import { seedTexts, textsIn } from '../../testing/copy';

const modules = import.meta.glob<object>(['./**/*.ts', '!./**/*.test.ts'], { eager: true });
const content = Object.entries(modules).flatMap(([file, module]) => textsIn(module, file));

/** Texts that are required as they are, and names of form fields and of browser autofill. */
const FIXED = new Set([
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

const AMERICAN = [
  // British copy has -ise and -yse; these words have no other form.
  /\b(?!(?:re|over|mid)?siz|priz|seiz|capsiz)\w+[iy]z(?:e[sdr]?|ers?|ing|ations?|able)\b/gi,
  /\b(?:un|dis|re)?(?:col|fav|behavi|lab|neighb|hon|hum|harb|rum|vap|flav|endeav)or(?:s|ed|ing|ful|able|hoods?|ites?)?\b/gi,
  /\b(?:(?:milli|centi|kilo)?meters?|(?:milli)?liters?|centers?|centered|fibers?|theaters?|calibers?)\b/gi,
  /\b(?:programs?|gray|catalogs?|skeptic\w*|plow\w*|aluminum|tires|mold|anemia|pediatric\w*|diarrhea)\b/gi,
  /\b(?:travel|label|cancel|model|counsel|signal|fuel|total|level|channel)(?:ed|ing|ors?)\b/gi,
  /\b(?:enrollments?|enrolls?|fulfills?|fulfillment|skillful|installments?|defense|offense)\b/gi,
];

const found = (texts: { at: string; text: string }[]) =>
  texts
    .filter(({ text }) => !FIXED.has(text))
    .flatMap(({ at, text }) => AMERICAN.flatMap((words) => (text.match(words) ?? []).map((word) => `${at}: ${word}`)));

test('an American spelling is found, a British one is not', () => {
  const words = 'organization analyzed color centers program labeled enrollment';
  expect(found([{ at: 'x', text: words }])).toHaveLength(7);
  const british = 'organisation analysed colour centres programme labelled enrolment size prize seized horizon';
  expect(found([{ at: 'x', text: british }])).toEqual([]);
});

test('the copy of the site is in British spelling', () => {
  expect(content.length).toBeGreaterThan(1000);
  expect(found(content)).toEqual([]);
});

test('the seeded articles are in British spelling', () => {
  const seed = seedTexts();
  expect(seed.length).toBeGreaterThan(60);
  expect(found(seed)).toEqual([]);
});
