import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { imageProblem, sectionProblem } from './check-sections';
import { type Section, shippedPages, shippedPictures } from './page-type';
import rules from './required-sections.json';

const CMS = path.resolve(import.meta.dirname, '../..');
const pages = shippedPages(CMS);
const sectionsOf = (pagePath: string) => pages.find((page) => page.path === pagePath)?.sections ?? [];
const nameOf = (uid: string) => uid.toUpperCase();
const problem = (pagePath: string, ...uids: string[]) =>
  sectionProblem({ path: pagePath, sections: uids.map((__component) => ({ __component })) }, nameOf);

it.each(pages.map((page) => [page.path, page] as const))('accepts the shipped page %s', (_, page) => {
  expect(sectionProblem(page, nameOf)).toBeNull();
  expect(imageProblem(page.sections, nameOf)).toBeNull();
});

it('the shipped pages name pictures that ship', () => {
  const names = [...JSON.stringify(pages).matchAll(/"shipped":"([^"]*)"/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !shippedPictures(CMS).has(name))).toEqual([]);
});

describe('a section that a page needs', () => {
  const demands = rules.flatMap(({ paths, sections }) =>
    paths.flatMap((pagePath) => [...new Set(sections)].map((kind) => [pagePath, kind] as const)),
  );

  it.each(demands)('%s needs %s, which exists', (pagePath, kind) => {
    const [uid = '', form] = kind.split(' ');
    expect(fs.existsSync(path.join(CMS, 'src/components', `${uid.replace('.', '/')}.json`))).toBe(true);
    const sections = sectionsOf(pagePath);
    const isOpening = sections[0]?.__component === uid;
    const other = uid === 'opening.page-hero' ? 'opening.home-hero' : 'opening.page-hero';
    const others = sections.filter(({ __component }) => __component !== uid);
    const left = isOpening ? [{ __component: other }, ...others] : others;
    const name = `"${nameOf(uid)}"${form ? ` with the form "${form}"` : ''}`;
    expect(sectionProblem({ path: pagePath, sections: left }, nameOf)).toEqual({
      message: `needs the section ${name}. Add it, or unpublish the page: the site then shows its shipped text again.`,
      path: ['sections'],
    });
  });

  it('counts as often as it is needed', () => {
    const two = ['opening.page-hero', 'product.offer', 'product.offer', 'product.cards'];
    expect(problem('/whoweserve', ...two)?.message).toContain('PRODUCT.OFFER');
    expect(problem('/whoweserve', ...two, 'product.offer')).toBeNull();
  });
});

describe('the opening', () => {
  it('is the first section', () => {
    for (const uids of [[], ['proof.stats'], ['proof.stats', 'opening.page-hero'], ['opening.anchor-nav']]) {
      expect(problem('/new', ...uids)?.message).toMatch(/^must start with a section of the group Opening/);
    }
    expect(problem('/new', 'opening.page-hero')).toBeNull();
  });
  it('is the only one, and a bar of links does not count', () => {
    expect(problem('/new', 'opening.page-hero', 'opening.anchor-nav', 'proof.stats')).toBeNull();
    expect(problem('/new', 'opening.page-hero', 'proof.stats', 'opening.home-hero')).toEqual({
      message: 'has a second opening at place 3, "OPENING.HOME-HERO". A page has one: remove it.',
      path: ['sections', '2', 'title'],
    });
  });
});

describe('a picture', () => {
  const HOW = 'Choose an image of the media library, or write the name of a shipped picture.';
  const OPENING = { __component: 'opening.page-hero' };
  const HERO = { __component: 'opening.product-hero' };
  const picture = (...sections: Section[]) => imageProblem(sections, nameOf);

  it.each([
    ['no picture', {}, true],
    ['only one for phones', { picture: { narrow: { id: 1 }, image: null } }, true],
    ['an image', { picture: { image: { id: 1 }, shipped: null } }, false],
    ['a shipped picture', { picture: { image: null, shipped: 'carbon-map' } }, false],
    ['an animated opening', { opening: 'surve-r' }, false],
  ])('the opening of a product with %s', (_, fields, needsOne) => {
    const missing = {
      message: `needs a picture in section 2, "${nameOf(HERO.__component)}". ${HOW}`,
      path: ['sections', '1', 'picture'],
    };
    expect(picture(OPENING, { ...HERO, ...fields })).toEqual(needsOne ? missing : null);
  });

  it.each(['product.rows', 'product.tour'])('is in each item of %s', (__component) => {
    const items = [{ picture: { shipped: 'carbon-map' } }, { picture: { image: { id: 1 } } }, {}];
    expect(picture({ __component, items })).toEqual({
      message: `needs a picture in entry 3 of section 1, "${nameOf(__component)}". ${HOW}`,
      path: ['sections', '0', 'items', '2', 'picture'],
    });
    expect(picture({ __component })).toBeNull();
  });
});
