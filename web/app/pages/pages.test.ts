import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { textsIn } from '../../testing/copy';
import { GLYPHS } from '~/sections/shared/glyphs';
import { DRAWING_NAMES } from '~/mockups/drawings/drawing-names';
import { CHALLENGE_DRAWINGS } from '~/sections/challenges/drawings';
import { OFFERING_DRAWINGS } from '~/sections/offerings/drawings';
import { MOCKUP_NAMES } from '~/mockups/mockup-names';
import {
  CHOICE_MOCKUP_NAMES,
  OFFERING_MOCKUP_NAMES,
  PLAN_MOCKUP_NAMES,
  PRODUCT_MOCKUP_NAMES,
} from '~/mockups/product-mockup-names';
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

/**
 * The screens with styles in mockups.css, and the sheets of link-card-sheets.css: a list of links loads no other styles,
 * and another screen would have none on a page without the section that loads them.
 */
const CARD_MOCKUPS = [
  ...PRODUCT_MOCKUP_NAMES,
  ...['sapling-register', 'board-page', 'portfolio-bubbles', 'evaluation-annex', 'one-plot'],
];

test('the schemas offer every mockup, every pictogram and every drawing', () => {
  const files = fs.readdirSync(path.join(CMS, 'src/components'), { recursive: true, encoding: 'utf8' });
  type Schema = { attributes: Record<string, { enum?: string[] }> };
  const attributes = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => (json(`src/components/${file}`) as Schema).attributes);
  const values = (field: string) => attributes.flatMap((one) => (one[field]?.enum ? [one[field].enum] : []));
  expect(values('mockup').length).toBeGreaterThan(5);
  // Only Plans offers its drawings, and nothing else.
  const without = (...names: readonly string[]) =>
    MOCKUP_NAMES.filter((name) => ![...PLAN_MOCKUP_NAMES, ...names].includes(name)).join();
  const offered = values('mockup').map((mockups) => mockups.join());
  const elsewhere = without(...CHOICE_MOCKUP_NAMES, ...OFFERING_MOCKUP_NAMES);
  expect(offered.filter((mockups) => mockups !== elsewhere).toSorted()).toEqual(
    [
      without(...OFFERING_MOCKUP_NAMES),
      without(...CHOICE_MOCKUP_NAMES),
      without(),
      PLAN_MOCKUP_NAMES.join(),
      CARD_MOCKUPS.join(),
    ].toSorted(),
  );
  expect((json('src/components/product/plans.json') as Schema).attributes.mockup?.enum).toEqual(PLAN_MOCKUP_NAMES);
  expect(values('drawing')).toEqual([Object.keys(CHALLENGE_DRAWINGS), Object.keys(OFFERING_DRAWINGS), DRAWING_NAMES]);
  for (const glyphs of values('glyph')) expect(glyphs).toEqual(Object.keys(GLYPHS));
});
