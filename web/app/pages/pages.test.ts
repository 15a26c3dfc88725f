import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { textsIn } from '../../testing/copy';
import { GLYPHS } from '~/sections/shared/glyphs';
import { DRAWING_NAMES } from '~/mockups/drawings/drawing-names';
import { CHALLENGE_DRAWINGS } from '~/sections/challenges/drawings';
import { STATIONS } from '~/sections/offerings/drawing-names';
import { OFFERING_DRAWINGS } from '~/sections/offerings/drawings';
import { fixedPaths } from '~/paths';
import { type Page, pageSchema } from './page-schema';

const CMS = path.resolve(import.meta.dirname, '../../../cms');
const json = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(CMS, file), 'utf8'));
const names = fs.readdirSync(path.join(CMS, 'seed/pages')).filter((file) => file.endsWith('.json'));
const pages = names.map((name) => [name, json(`seed/pages/${name}`) as Page] as const);

describe.each(pages)('the shipped page %s', (_, page) => {
  it('has only fields of the schemas, in their limits', () => {
    const parsed = pageSchema.safeParse(page);
    expect(parsed.error?.issues).toBeUndefined();
    // Zod drops unknown fields of sections, so a misspelt name would lose its text without an error.
    const texts = (value: unknown) =>
      textsIn(value)
        .map(({ text }) => text)
        .toSorted();
    expect(texts(parsed.data)).toEqual(texts(page));
  });

  it('links to pages of the site, to its own anchors and to other sites', () => {
    const anchors = new Set(textsIn(page).flatMap(({ at, text }) => (at.endsWith('.anchor') ? [`#${text}`] : [])));
    for (const { at, text } of textsIn(page).filter((one) => /\.(to|mockupTo)$/.test(one.at))) {
      const isKnown = anchors.has(text) || (fixedPaths as readonly string[]).includes(text) || /^https:/.test(text);
      expect(isKnown, `${at}: ${text}`).toBe(true);
    }
  });
});

test('each page has a unique path, which is in the route table', () => {
  const paths = pages.map(([, page]) => page.path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const one of paths) expect(fixedPaths).toContain(one);
});

test('the schemas offer every pictogram and every drawing', () => {
  const files = fs.readdirSync(path.join(CMS, 'src/components'), { recursive: true, encoding: 'utf8' });
  type Schema = { attributes: Record<string, { enum?: string[] }> };
  const attributes = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => (json(`src/components/${file}`) as Schema).attributes);
  const values = (field: string) => attributes.flatMap((one) => (one[field]?.enum ? [one[field].enum] : []));
  const [challenges, offerings = [], support = [], ...others] = values('drawing');
  expect([challenges, ...others]).toEqual([Object.keys(CHALLENGE_DRAWINGS), DRAWING_NAMES]);
  // The stations are drawn together as one sheet, which has no name in the schema.
  const single = Object.keys(OFFERING_DRAWINGS).filter((name) => name !== 'grant-sheet');
  expect([...offerings].sort()).toEqual([...single, ...STATIONS].sort());
  const supportFiles = fs.readdirSync('app/sections/points').filter((file) => file.endsWith('.svg'));
  expect(support.map((name) => `${name}.svg`)).toEqual(supportFiles.sort());
  for (const glyphs of values('glyph')) expect(glyphs).toEqual(Object.keys(GLYPHS));
});
