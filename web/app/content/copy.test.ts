import { createHash } from 'node:crypto';
import { expect, test, it } from 'vitest';
import { objectsIn, pages, sectionOf, seedTexts, textsIn } from '../../testing/shipped';
import { privacy, retentionTerm } from './legal';
import { PRIVACY_TEXTS, PRIVACY_VERSION } from './privacy-version';

const modules = import.meta.glob<object>(['./**/*.{json,ts}', '!./**/*.test.ts'], { eager: true });
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
  ['seeded articles', seed, 50],
])('the %s: British spelling', (_, texts, least) => {
  expect(texts.length).toBeGreaterThan(least);
  expect(findAmerican(texts)).toEqual([]);
});

/** Fenced and inline code, tags with their attributes, targets of links. */
const NOT_PROSE = /^(```|~~~)[^]*?^\1|`[^`]*`|<\/?[a-z][^>]*>|\]\([^)]*\)/gim;

const straight = (text: string) => text.replace(NOT_PROSE, '').match(/.{0,20}["'].{0,20}/g) ?? [];

test('finds straight quotes in prose only', () => {
  const text = '“A” `b"` <Tag title="c"> [d](e "f")\n```\n"g"\n```\nIt\'s';
  expect(straight(text)).toEqual(["It's"]);
});

test('the seeded articles have typographic quotes and apostrophes', () => {
  const prose = seedTexts('articles').filter(({ at }) => /\.(mdx?|html|txt)$/.test(at));
  expect(prose.length).toBeGreaterThan(25);
  expect(prose.flatMap(({ at, text }) => straight(text).map((found) => `${at}: ${found}`))).toEqual([]);
});

test('each video id has one title and one duration on every page', () => {
  const videos = objectsIn(pages).filter((one) => typeof one.videoId === 'string');
  const titlesById = new Map<unknown, Set<string>>();
  for (const { videoId, title, duration } of videos) {
    titlesById.set(videoId, (titlesById.get(videoId) ?? new Set()).add(`${String(title)} ${String(duration)}`));
  }
  expect(titlesById.size).toBeGreaterThan(8);
  for (const [id, titles] of titlesById) expect([...titles], String(id)).toHaveLength(1);
});

test('the success story plays the video of the story, 5:23 long', () => {
  const { videoId, duration } = sectionOf('home', 'product.video').video;
  expect(videoId).toBe(sectionOf('story-farmer-advisory', 'product.video').video.videoId);
  expect(duration).toBe('5:23');
});

const sha256 = createHash('sha256')
  .update(JSON.stringify([privacy.title, privacy.parts]))
  .digest('hex');

it('has the version of its text: after a change set a new date in privacy-version.ts and add the new hash', () => {
  expect(PRIVACY_TEXTS[PRIVACY_VERSION]).toBe(sha256);
});

it('has the newest version, and each version is a date', () => {
  const versions = Object.keys(PRIVACY_TEXTS);
  expect(versions).toEqual(versions.toSorted());
  expect(versions.at(-1)).toBe(PRIVACY_VERSION);
  for (const version of versions) expect(new Date(version).toISOString().slice(0, 10)).toBe(version);
});

it.each([
  [730, '24 months'],
  [183, 'six months'],
  [90, '90 days'],
  [1, 'one day'],
])('a term of %i days is "%s"', (days, words) => expect(retentionTerm(days)).toBe(words));
