import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sectionProblem } from './check-sections';
import { shippedPages } from './page-type';
import { REQUIRED_SECTIONS } from './required-sections';

const CMS = path.resolve(import.meta.dirname, '../..');
const pages = shippedPages(CMS);
const nameOf = (uid: string) => uid.toUpperCase();
const problem = (pagePath: string, ...uids: string[]) =>
  sectionProblem({ path: pagePath, sections: uids.map((__component) => ({ __component })) }, nameOf);

it.each(pages.map((page) => [page.path, page] as const))('accepts the shipped page %s', (_, page) =>
  expect(sectionProblem(page, nameOf)).toBeNull(),
);

it('names shipped pages and existing sections only', () => {
  const shipped = pages.map((page) => page.path);
  for (const [pagePath, uids] of Object.entries(REQUIRED_SECTIONS)) {
    expect(shipped).toContain(pagePath);
    for (const [uid = ''] of uids.map((kind) => kind.split(' '))) {
      expect(fs.existsSync(path.join(CMS, 'src/components', `${uid.replace('.', '/')}.json`)), uid).toBe(true);
    }
  }
});

const demands = Object.entries(REQUIRED_SECTIONS).flatMap(([pagePath, uids]) =>
  [...new Set(uids)].map((uid) => [pagePath, uid] as const),
);
const uidOf = (kind: string) => kind.split(' ')[0]!;
const isFirst = ([pagePath, kind]: readonly [string, string]) =>
  pages.find((page) => page.path === pagePath)?.sections?.[0]?.__component === uidOf(kind);

it.each(demands.filter((one) => !isFirst(one)))('the page %s needs %s', (pagePath, uid) => {
  const page = pages.find((one) => one.path === pagePath);
  const sections = page?.sections?.filter(({ __component }) => __component !== uid);
  expect(sectionProblem({ path: pagePath, sections }, nameOf)).toEqual({
    message: `needs the section "${nameOf(uid)}". Add it, or unpublish the page: the site then shows its shipped text again.`,
    path: ['sections'],
  });
});

it.each(demands.filter(isFirst))('the page %s needs %s, not another opening', (pagePath, kind) => {
  const page = pages.find((one) => one.path === pagePath);
  const [, ...others] = page?.sections ?? [];
  const [uid, form] = kind.split(' ');
  const other = uid === 'opening.page-hero' ? 'opening.home-hero' : 'opening.page-hero';
  const sections = [{ __component: other }, ...others];
  const { message = '' } = sectionProblem({ path: pagePath, sections }, nameOf) ?? {};
  expect(message).toContain(nameOf(uid!));
  if (form) expect(message).toContain(`with the form "${form}"`);
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

it('counts a section that is needed more than once', () => {
  const two = ['opening.page-hero', 'product.offer', 'product.offer', 'product.cards'];
  expect(problem('/whoweserve', ...two)?.message).toContain('PRODUCT.OFFER');
  expect(problem('/whoweserve', ...two, 'product.offer')).toBeNull();
});
