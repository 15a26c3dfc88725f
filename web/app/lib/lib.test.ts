import fs from 'node:fs';
import path from 'node:path';
import { expect, it, describe, test, beforeEach, vi } from 'vitest';
import { SAFE_URLS, UNSAFE_URLS } from '../../testing/urls';
import { cleanedHtml, isData, isHarmlessHtml } from './content-security';
import { labelAttributes, LANGUAGES, localeOf, otherLanguage, SITE_LANGUAGE, textAttributes } from './languages';
import { nearestStop, ScrollAim, scrollStops, wrap } from './list-scroll';
import { splitAt, truncateAtWord, truncateWords } from './text-format';
import { encodePathSegment, sanitizeFileUrl, sanitizeUrl } from './urls';
import { embedUrl, isoDuration, isPlayable, type Video } from './video';

it.each([
  ['collapses whitespace in a short text', ' One\n two ', 20, 'One two'],
  ['cuts between words, without a comma', 'Answers from the field, settled', 26, 'Answers from the field…'],
  ['cuts a text without spaces', 'x'.repeat(50), 10, `${'x'.repeat(9)}…`],
  ['never cuts within a character', '🌱'.repeat(50), 10, `${'🌱'.repeat(4)}…`],
])('%s', (_, text, length, shown) => expect(truncateAtWord(text, length)).toBe(shown));

const words = (count: number) => Array.from({ length: count }, (_, n) => `w${n + 1}`).join(' ');

it.each([
  ['"Testimonial text cut at 35 words plus ellipsis"', words(36), 35, { shown: `${words(35)}…`, cut: true }],
  ['keeps a text of 35 words or fewer', words(35), 35, { shown: words(35), cut: false }],
  ['removes a comma before the ellipsis', 'one, two, three', 2, { shown: 'one, two…', cut: true }],
])('%s', (_, text, limit, result) => expect(truncateWords(text, limit)).toEqual(result));

it('splits at the given lengths into parts that join to the whole text, none of them empty', () => {
  const text = 'x'.repeat(520);
  const parts = splitAt(text, [150, 200, 300, 400]);
  expect(parts.map(({ length }) => length)).toEqual([150, 50, 100, 100, 120]);
  expect(parts.join('')).toBe(text);
  expect(splitAt('short', [150, 200, 300, 400])).toEqual(['short']);
});

const FILES = ['https://cdn.example/a.webp', '/uploads/a.webp', '/media/a.svg'];
const NO_FILES = [
  'a.webp',
  '/hooks/cms',
  '/api/articles',
  '../uploads/a.webp',
  'mailto:a@b.example',
  'data:image/png,x',
];

it.each(SAFE_URLS)('a link can be %s', (url) => expect(sanitizeUrl(url)).toBe(url));
it.each([...UNSAFE_URLS, '//evil.example', '/\t/evil.example'])('a link cannot be %j', (url) =>
  expect(sanitizeUrl(url)).toBeUndefined(),
);
it.each(FILES)('a file can be %s', (url) => expect(sanitizeFileUrl(url)).toBe(url));
it.each(NO_FILES)('a file cannot be %s', (url) => expect(sanitizeFileUrl(url)).toBeUndefined());

it('encodes any text, including a lone surrogate', () => {
  expect(encodePathSegment('a b/ü')).toBe('a%20b%2F%C3%BC');
  expect(encodePathSegment('\uD800x')).toBe('%EF%BF%BDx');
  expect(encodePathSegment('😀')).toBe('%F0%9F%98%80');
});

const videoId = 'abcdefghi_-';
const texts = { title: 'Film', description: 'A film.', category: 'Surve-R', duration: '4:20' };
const video: Video = { ...texts, videoId, available: true };

describe('a video', () => {
  it.each([
    ['is available and has an id of eleven characters', {}, true],
    ['has no id', { videoId: undefined }, false],
    ['has an empty id', { videoId: '' }, false],
    ['has an id that would change the URL', { videoId: 'abc/../?x=1' }, false],
    ['is not marked available', { available: false }, false],
  ])('that %s is playable: %s', (_, change, expected) => {
    expect(isPlayable({ ...video, ...change })).toBe(expected);
  });

  it('has an embed URL with autoplay, no related videos and modest branding, on the host without cookies', () => {
    const { hostname, pathname, searchParams } = new URL(embedUrl(videoId));
    expect(hostname).toBe('www.youtube-nocookie.com');
    expect(pathname).toBe('/embed/abcdefghi_-');
    expect(Object.fromEntries(searchParams)).toEqual({ autoplay: '1', rel: '0', modestbranding: '1' });
  });

  it('has an ISO 8601 duration', () => expect(isoDuration('4:20')).toBe('PT4M20S'));
});

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

test('returns the HTML unchanged without Trusted Types', () => {
  expect(cleanedHtml('<p>x</p>')).toBe('<p>x</p>');
});

test.each([
  ['<script></script>', true],
  ['{"@type":"Article"}', true],
  ['p > a{}', true],
  ['<script>alert(1)</script>', false],
  ['<img src=x>', false],
  ['<', false],
])('accepts only the empty script element and texts without tags: %s', (text, isHarmless) => {
  expect(isHarmlessHtml(text)).toBe(isHarmless);
});

test('accepts data in a script element, but not code', () => {
  expect(isData('{"prerender":[{"eagerness":"moderate"}]}')).toBe(true);
  expect(isData('alert(1)')).toBe(false);
});

let reducedMotion = false;
beforeEach(() => {
  reducedMotion = false;
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
});

const fakeList = () => {
  const scrollTo = vi.fn();
  const ignore = () => undefined;
  return { scrollTo, list: { setAttribute: ignore, removeAttribute: ignore, scrollTo } as unknown as HTMLElement };
};

test.each([
  ['until the list reaches its target, even after a pause', 400, [0, 30, 30, 200], [399, 500]],
  ['during a smooth scroll that overshoots a little', 0, [300, 360, 200], [0]],
  ['until something else scrolls the list away from its target', 800, [500, 780], [0, 300]],
])('the list is on its way %s', (_, target, during, after) => {
  const aim = new ScrollAim();
  expect(aim.isOnItsWay(0)).toBe(false);
  aim.send(fakeList().list, target);
  for (const position of during) expect(aim.isOnItsWay(position), String(position)).toBe(true);
  for (const position of after) expect(aim.isOnItsWay(position), String(position)).toBe(false);
});

test('the list is not on its way after the visitor takes over', () => {
  const aim = new ScrollAim();
  aim.send(fakeList().list, 400);
  aim.takeOver();
  expect(aim.isOnItsWay(30)).toBe(false);
});

test('scrolls smoothly, or instantly with reduced motion', () => {
  const { list, scrollTo } = fakeList();
  const aim = new ScrollAim();
  aim.send(list, 400);
  reducedMotion = true;
  aim.send(list, 800);
  expect(scrollTo.mock.calls).toEqual([[{ left: 400, behavior: 'smooth' }], [{ left: 800, behavior: 'instant' }]]);
});

test('a list has stops to its end, and one where it cannot scroll', () => {
  const starts = [40, 140, 240, 340, 440, 540, 640, 740];
  expect(scrollStops(starts, 400)).toEqual([0, 100, 200, 300, 400]);
  expect(scrollStops([0, 100, 200], 0)).toEqual([0]);
});

test('nearestStop returns the nearest stop after a swipe', () => {
  expect(nearestStop([0, 100, 200], 149)).toBe(1);
  expect(nearestStop([0, 100, 200], 151)).toBe(2);
});

test.each([
  [0, 1, 1],
  [4, 1, 0],
  [0, -1, 4],
])('"Testimonial carousel index moves forward/back and wraps": from %i by %i to %i', (index, by, to) => {
  expect(wrap(index, by, 5)).toBe(to);
});
