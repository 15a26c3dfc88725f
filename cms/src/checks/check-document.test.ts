import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ARTICLE_UID } from '../articles/article-type';
import { PAGE_UID, shippedPages } from '../pages/page-type';
import { checkDocument } from './check-document';
import type { CheckedDocument, Fields } from './checked-document';
import { documentWith, IMAGE } from '../../tests/support/checked-documents';

const CMS = path.resolve(import.meta.dirname, '../..');
type Changes = Parameters<typeof documentWith>[2];
/** The fields of an article or a page, and the changes of `documentWith`. `message` is the source of a pattern. */
type Case = Changes & { what: string; article?: Fields; page?: Fields; field: string; message: string };
type Marked = { $image?: object; $repeat?: string; times?: number } | null;

/** `$image`: the image of the tests with these changes. `$repeat`: a text several times. */
const CASES = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, 'check-document.test.json'), 'utf8'),
  (_, value: Marked) => {
    if (value?.$repeat) return value.$repeat.repeat(value.times ?? 0);
    return value?.$image ? { ...IMAGE, ...value.$image } : value;
  },
) as Record<'refused' | 'accepted' | 'warned' | 'language', Case[]>;

const article = (data: Fields = {}, changes: Changes = {}) => documentWith(ARTICLE_UID, data, changes);
const documentOf = ({ what: _, article: data = {}, page, field: __, message: ___, ...changes }: Case) =>
  page ? documentWith(PAGE_UID, page, changes) : article(data, changes);
const found = (document: CheckedDocument, level: 'refuse' | 'warn') =>
  checkDocument(document)
    .filter((problem) => problem.level === level)
    .map(({ path: field, message }) => [field.join('.'), message]);

const IMAGE_WITHOUT_TEXT = { ...IMAGE, alternativeText: null };
const DECORATIVE_IMAGE = { ...IMAGE, alternativeText: 'Decorative' };
const gallery = (...files: object[]) => ({ blocks: [{ __component: 'shared.gallery', files }] });

it.each(CASES.refused)('refuses $what', (given) => {
  const expected = [given.field, expect.stringMatching(given.message)];
  expect(found(documentOf(given), 'refuse')).toContainEqual(expected);
});

it.each(CASES.warned)('warns of $what', (given) => {
  const expected = [given.field, expect.stringMatching(given.message)];
  expect(found(documentOf(given), 'warn')).toContainEqual(expected);
});

it.each(CASES.accepted)('does not refuse $what', (given) => {
  const fields = found(documentOf(given), 'refuse').filter(([, message]) => !/needs|too few/.test(String(message)));
  expect(fields).toEqual([]);
});

it.each(CASES.language)('finds nothing in the language of a text: $what', (given) => {
  expect(found(documentOf(given), 'warn').filter(([field]) => field === 'language')).toEqual([]);
});

it('finds nothing in a complete article and page', () => {
  expect(checkDocument(article({ cover: IMAGE, ...gallery(IMAGE, DECORATIVE_IMAGE) }))).toEqual([]);
  expect(checkDocument(documentWith(PAGE_UID))).toEqual([]);
});

it('refuses no file name in a text if the media library has the alternative text', () => {
  const { url: src } = IMAGE;
  const inText = (alt: string, file: typeof IMAGE) =>
    found(article({}, { facts: { images: [{ src, alt }] }, libraryFile: () => file }), 'refuse');
  expect(inText('well.png', IMAGE)).toEqual([]);
  expect(inText('The well.png', { ...IMAGE, name: 'The well.png' })).toHaveLength(1);
  expect(inText('', DECORATIVE_IMAGE)).toEqual([]);
  expect(inText('', IMAGE)).toHaveLength(1);
});

it('warns of lost words only in a text that can be parsed', () => {
  const losses = [{ kind: 'words' as const, what: 'A', after: '', line: 1 }];
  expect(found(article({}, { facts: { losses, problem: { reason: 'x' } } }), 'warn')).toEqual([]);
});

it('counts the weight of an image once if it is used twice', () => {
  const heavy = { ...IMAGE, size: 2000 };
  expect(found(article({ cover: heavy, ...gallery(heavy) }), 'warn')).toEqual([]);
});

it('lists an image once that a field has twice', () => {
  expect(checkDocument(article(gallery(IMAGE_WITHOUT_TEXT, IMAGE_WITHOUT_TEXT)))).toHaveLength(1);
});

it('lists what refuses the publication first', () => {
  const levels = checkDocument(article({ description: '', cover: IMAGE_WITHOUT_TEXT, slug: '-' })).map(
    ({ level }) => level,
  );
  expect(levels).toEqual(['refuse', 'refuse', 'warn']);
});

it.each(shippedPages(CMS).map((shipped) => [shipped.path, shipped] as const))(
  'the shipped page %s passes',
  (_, shipped) => {
    expect(found(documentWith(PAGE_UID, shipped), 'refuse')).toEqual([]);
  },
);
