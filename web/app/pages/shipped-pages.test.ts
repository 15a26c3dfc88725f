import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { pages, sectionOf, sectionsOf, shippedPage, siteSettings, textsIn } from '../../testing/shipped';
import { fixedPaths } from '~/paths';
import { type Page, pageSchema } from './page-schema';
import required from './required-content.json';
import { sections } from './sections';

const CMS = path.resolve(import.meta.dirname, '../../../cms');
const json = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(CMS, file), 'utf8'));
const names = fs.readdirSync(path.join(CMS, 'seed/pages')).filter((file) => file.endsWith('.json'));
const files = names.map((name) => [name, json(`seed/pages/${name}`) as Page] as const);

describe.each(files)('the shipped page %s', (_, page) => {
  it('has only fields of the schemas, in their limits', () => {
    const parsed = pageSchema.safeParse(page);
    expect(parsed.error?.issues).toBeUndefined();
    // Zod drops unknown fields of sections, so a misspelt name would lose its text without an error. A parsed picture has
    // its files instead of its name.
    const texts = (value: unknown) =>
      textsIn(value)
        .filter(({ at }) => !at.includes('.picture.'))
        .map(({ text }) => text)
        .toSorted();
    expect(texts(parsed.data)).toEqual(texts(page));
  });

  it('links to pages of the site, to its own anchors and to other sites', () => {
    const anchors = new Set(textsIn(page).flatMap(({ at, text }) => (at.endsWith('.anchor') ? [`#${text}`] : [])));
    for (const { at, text } of textsIn(page).filter((one) => /\.(to|pictureTo)$/.test(one.at))) {
      const isKnown = anchors.has(text) || (fixedPaths as readonly string[]).includes(text) || /^https:/.test(text);
      expect(isKnown, `${at}: ${text}`).toBe(true);
    }
  });
});

test('each page has a unique path, which is in the route table', () => {
  const paths = files.map(([, page]) => page.path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const one of paths) expect(fixedPaths).toContain(one);
});

const source = fs.readFileSync(path.join(import.meta.dirname, 'sections.ts'), 'utf8').replace(/\s+/g, ' ');

test.each(Object.entries(sections))('the section %s names the file that it imports', (uid, { file }) => {
  expect(fs.existsSync(path.join(import.meta.dirname, `../${file}.tsx`))).toBe(true);
  expect(source).toContain(`'${uid}': section('${file}', () => import('~/${file}')`);
});

type Required = {
  fact: string;
  pages: string[];
  section?: Page['sections'][number]['__component'];
  anchor?: string;
  has: object;
};

const rows = (required as Required[]).flatMap(({ pages, ...row }) => pages.map((page) => ({ page, ...row })));

test.each(rows)('$page has $fact', ({ page, section, anchor, has }) => {
  const ofSection =
    section && sectionsOf(page, section).find((one) => !anchor || ('anchor' in one && one.anchor === anchor));
  expect(section ? ofSection : { ...pages, site: siteSettings }[page]).toMatchObject(has);
});

describe('the sections of the shipped pages', () => {
  it.each(['ngo', 'consultants', 'coming-solution'])('%s begins with a hero and ends with a call', (page) => {
    const uids = shippedPage(page).sections.map(({ __component }) => __component);
    expect([uids[0], uids.at(-1)]).toEqual(['opening.page-hero', 'closing.call-to-action']);
  });

  it('the coming solution shows the batch that it follows', () => {
    expect(sectionOf('coming-solution', 'product.steps').picture?.shipped?.alt).toMatch(/batch/i);
  });

  test('home, all solutions and who we serve each close with a title and a text of their own', () => {
    const calls = ['home', 'all-solutions', 'who-we-serve'].map((page) => sectionOf(page, 'closing.call-to-action'));
    expect(new Set(calls.map(({ title }) => title)).size).toBe(calls.length);
    expect(new Set(calls.map(({ text }) => text)).size).toBe(calls.length);
  });

  test('nine different partners', () => {
    const partners = sectionOf('testimonials', 'proof.partners');
    expect(new Set(partners.items.map(({ name }) => name)).size).toBe(9);
  });

  test('at least six testimonials, some longer than the cut', () => {
    const { items: testimonials, words } = sectionOf('home', 'proof.quotes');
    expect(testimonials.length).toBeGreaterThanOrEqual(6);
    expect(testimonials.filter(({ text }) => text.split(' ').length > words!).length).toBeGreaterThan(1);
  });
});

test('the page of CSR covers the required topics, and its impact areas', () => {
  const [report, areas] = sectionsOf('csr', 'product.cards');
  const content = JSON.stringify(shippedPage('csr').sections);
  for (const topic of [
    ...['Section 135 compliance', 'Schedule VII', '500+', 'development indicators, with custom KPIs'],
    ...['Partner assessments', 'AI-driven impact management', 'real-time dashboards'],
  ]) {
    expect(content).toContain(topic);
  }
  expect(report?.anchor).toBe('report');
  expect(areas?.items.map(({ title }) => title)).toEqual(['Environmental', 'Social', 'Governance']);
});

describe('who we serve', () => {
  const offers = sectionsOf('who-we-serve', 'product.offer');
  const portfolio = sectionOf('demo-videos', 'product.demo-videos').items[0]!;

  test('the page of demo videos names the portfolio video', () => {
    const { lead } = sectionOf('demo-videos', 'opening.page-hero');
    expect(lead).toContain(`For a portfolio demo, play ${portfolio.title}`);
    expect(portfolio.description).toContain('portfolio');
    expect(portfolio.available).toBe(true);
  });

  test('the portfolio video has the same description on both pages, and names the districts of its poster', () => {
    expect(portfolio.description).toContain('districts');
    expect(sectionOf('drive-r', 'product.video').video.description).toBe(portfolio.description);
  });

  test('each offer has a different picture', () => {
    const pictures = offers.map(({ picture }) => picture?.shipped?.wide.src);
    expect(pictures.every(Boolean)).toBe(true);
    expect(new Set(pictures).size).toBe(offers.length);
  });

  test('government agencies and international development bodies are in the lead, and have a text after the offers', () => {
    const titles = sectionOf('who-we-serve', 'product.checklist').items.map(({ title }) => title);
    for (const title of ['Government agencies', 'International development bodies']) expect(titles).toContain(title);
    const { lead } = sectionOf('who-we-serve', 'opening.page-hero');
    expect(lead).toMatch(/Government agencies and international development bodies/);
  });
});

describe('navigation and footer', () => {
  const { navigation, action, footer, profiles } = siteSettings;
  it('the footer has three columns with the required links, each with its own name and page', () => {
    const links = footer.flatMap(({ items }) => items);
    const paths = links.map(({ to }) => to);
    expect(paths).toEqual(
      expect.arrayContaining(['/allproducts', '/case-studies/tata-trusts', '/contact_simple', '/privacy']),
    );
    expect(new Set(links.map(({ label }) => label)).size).toBe(links.length);
    expect(new Set(paths).size).toBe(links.length);
  });

  it('the footer has four social profiles, all of them samples', () => {
    for (const { to } of profiles) expect(new URL(to).hostname).toMatch(/\.example\.org$/);
  });

  it('only Solutions is hidden', () => {
    expect(navigation.filter(({ hidden }) => hidden).map(({ label }) => label)).toEqual(['Solutions']);
  });

  it('navigation and footer link to pages of the site', () => {
    const links = textsIn({ navigation, action, footer }).filter(({ at }) => at.endsWith('.to'));
    for (const { text } of links) expect(fixedPaths).toContain(text);
  });
});
