import { describe, expect, it, test } from 'vitest';
import { pages, sectionOf, sectionsOf, shippedPage } from '../../testing/shipped';
import { seedTexts, textsIn } from '../../testing/shipped';
import { shippedContent } from './shipped-content.server';

/**
 * The sample clients of the site. The testimonials and partner logos in `cms/seed/pages` use these names; a test compares
 * them. Replace them with real ones in both places.
 */
export const organisations = {
  trust: 'Nine Roofs Trust',
  foundation: 'Paper Boat Foundation',
  industries: 'Brass Wheel Industries',
  clinics: 'Yellow Van Clinics',
  schools: 'Open Slate Schools',
  growers: 'Seven Furrows Growers',
  capital: 'Umbrella Tree Capital',
  mission: 'Blue Hillock Mission',
  guild: 'Marigold Looms Guild',
  evaluators: 'Third Footnote Evaluations',
} as const;

/** Note for visitors beside sample people and organizations. */
export const SAMPLES_NOTE = 'The people and organisations shown here are samples.';

const testimonialCarousel = sectionOf('home', 'proof.quotes');
const testimonials = [testimonialCarousel.featured!, ...testimonialCarousel.items];
const partnerMarquee = sectionsOf('home', 'proof.partners')[1]!;
const team = sectionOf('about', 'people.team');
const quotes = ['ngo', 'consultants', 'testimonials'].map((page) =>
  sectionsOf(page, 'proof.quotes').find(({ variant }) => variant === 'cards')!,
);

const names: readonly string[] = [...Object.values(organisations)];
const quoted = [...testimonials, ...quotes.flatMap(({ items }) => items)];

test('sample organisations have names that begin differently', () => {
  const firstWords = names.map((name) => name.split(' ')[0]);
  expect(new Set(firstWords).size).toBe(names.length);
});

test('testimonials and partners use the same list of organisations', () => {
  for (const { name } of partnerMarquee.items) expect(names).toContain(name);
  for (const { role } of quoted) {
    const [, organisation] = role.split(', ');
    if (organisation) expect(names).toContain(organisation);
  }
});

test('each person has one organisation, and no blog author shares a surname with a testimonial', () => {
  for (const { person } of quoted) {
    expect(new Set(quoted.filter((one) => one.person === person).map(({ role }) => role)).size, person).toBe(1);
  }
  const [people] = seedTexts().filter(({ at }) => at.endsWith('/people.json'));
  const authorNames = Object.values(JSON.parse(people!.text) as Record<string, { name: string }>).map(
    ({ name }) => name,
  );
  const authors = authorNames.map((name) => name.split(' ').at(-1));
  for (const { person } of quoted) expect(authors).not.toContain(person.split(' ').at(-1));
});

test.each(Object.entries(pages))('%s: no quote appears twice', (_, page) => {
  const texts = [...JSON.stringify(page).matchAll(/"text":"((?:[^"\\]|\\.){60,})"/g)].map(([, text]) => text);
  expect(texts.filter((text, n) => texts.indexOf(text) !== n)).toEqual([]);
});

test('/home_testimonial begins with the testimonials of the home page', () => {
  const [, first] = shippedPage('testimonials').sections;
  const { featured, picture, note, ...carousel } = testimonialCarousel;
  expect(first).toEqual(carousel);
  expect([featured, picture, note]).not.toContain(undefined);
});

test('every section with sample people or organisations shows the samples note', () => {
  for (const section of [team, ...quotes]) expect(section.note).toBe(SAMPLES_NOTE);
});

test('one note on the home page says that the people and the organisations after them are samples', () => {
  expect(testimonialCarousel.note).toMatch(/people quoted here and the organisations named below are samples/);
  const sections = shippedPage('home').sections.map(({ __component }) => __component);
  expect(sections[sections.indexOf('proof.quotes') + 1]).toBe('proof.partners');
  expect(partnerMarquee.note).toBeUndefined();
});

test('the quote for the real organisation names nobody', () => {
  const [quote] = sectionOf('case-study-tata-trusts', 'proof.quotes').items;
  expect(quote?.person).toBe('A grower in the programme (sample)');
  expect(quote?.role).not.toMatch(/tata/i);
});

const { stories } = shippedContent;

test('only the farmer-advisory story has its own page in the lists', () => {
  expect(stories.flatMap(({ to }) => to ?? [])).toEqual([shippedPage('story-farmer-advisory').path]);
});

test('the Tata Trusts case study has two narratives, and is in the list with its claim and its other figures', () => {
  const { crumbs, path: to } = shippedPage('case-study-tata-trusts');
  expect(crumbs?.at(-1)?.name).toBe('Tata Trusts');
  expect(sectionsOf('case-study-tata-trusts', 'product.text')).toHaveLength(2);
  const { title } = sectionOf('case-study-tata-trusts', 'opening.page-hero');
  const stats = sectionOf('case-study-tata-trusts', 'proof.stats').items.slice(0, 3);
  const [study] = sectionOf('case-studies', 'product.cards').items;
  expect(study).toMatchObject({ label: 'Tata Trusts', title, stats, action: { to } });
});

test('the page of case studies lists the stories with their own page, each with figures and a picture', () => {
  const { items } = sectionOf('case-studies', 'product.cards');
  for (const { to } of stories.filter((story) => story.to)) {
    const study = items.find(({ action }) => action?.to === to);
    expect(study?.picture).toBeDefined();
    expect(study?.stats).toHaveLength(4);
  }
});

test('has an image for each story in the lists', () => {
  for (const { image } of stories) expect(image?.alt).toBeTruthy();
});

describe('the facts of the farmer-advisory programme', () => {
  /** The facts of the programme. The home page, the story, the list of stories and a seeded article state them. */
  const facts = {
    /** The year of the partnership, then the year of full implementation. */
    years: [2024, 2025],
    crops: ['soybean', 'cotton', 'pulse'],
    /** Before the programme: one register for each officer, and one shared spreadsheet. */
    before: { registers: 'twelve', spreadsheetColumns: 41 },
    /** Operations of a season, and how many of them run without paper from start to finish. */
    operations: { all: 20, digital: 12 },
    /** Median soybean harvest in quintals per acre: the season before, and 2025. */
    soybean: { before: 6.2, after: 8.4 },
    /** ISO date by which the 2025 kharif harvest was weighed. A text that reports the harvest has a later date. */
    harvested: '2025-11-30',
  };
  const figures = { onboarded: '350+', digitised: '60%', productivity: '35%' };

  const farmerAdvisory = shippedPage('story-farmer-advisory');
  const ofStory = <U extends Parameters<typeof sectionOf>[1]>(uid: U) => sectionOf('story-farmer-advisory', uid);
  const successStory = sectionOf('home', 'product.video');
  const join = (texts: { text: string }[]) => texts.map(({ text }) => text).join('\n');
  const article = join(seedTexts('articles/a-season-with-350-farmers'));
  const story = join(textsIn(farmerAdvisory));
  const home = join(textsIn(successStory));
  const card = join(textsIn(stories.find(({ to }) => to === farmerAdvisory.path)));
  const all = { article, story, home, card };

  it('has figures of the story on the home page', () => {
    const values = successStory.items.map(({ value }) => value);
    expect(values).toEqual(Object.values(figures));
  });

  it('derives its percentages from its own numbers', () => {
    const { operations, soybean } = facts;
    expect(`${(operations.digital / operations.all) * 100}%`).toBe(figures.digitised);
    expect(`${Math.round((soybean.after / soybean.before - 1) * 100)}%`).toBe(figures.productivity);
  });

  it('grows the same crops in the story and in the project on the home page', () => {
    const project = sectionOf('home', 'proof.stats').projects.find(({ action }) => action?.to === farmerAdvisory.path);
    expect(`${project?.figure}`).toContain(figures.onboarded);
    for (const crop of facts.crops) {
      expect(story.toLowerCase()).toContain(crop);
      expect(`${project?.place}`.toLowerCase()).toContain(crop);
    }
  });

  it('runs for two years in six talukas on every page', () => {
    expect(ofStory('product.steps').items.map(({ label }) => Number(label))).toEqual(facts.years);
    for (const [page, text] of Object.entries(all)) {
      expect(text, page).not.toMatch(/in one season|in a single season/i);
      if (page !== 'card') expect(text, page).toMatch(/six talukas/i);
    }
    for (const year of facts.years) expect(article).toContain(String(year));
  });

  it('starts with twelve registers and one spreadsheet and keeps some operations on paper', () => {
    for (const text of [article, story]) {
      expect(text).toContain(`${facts.before.registers} registers`);
      expect(text).toContain(`${facts.before.spreadsheetColumns} columns`);
    }
    expect(story).toContain(`${facts.operations.digital} of ${facts.operations.all} field operations`);
    expect(article).toMatch(/counted twenty\. Twelve of them/);
  });

  it('sends six alerts, none for hail, and never claims that one reached everybody', () => {
    expect(article).toContain('used six times: four for heavy rain, one for armyworm and one for a faulty batch');
    for (const text of Object.values(all)) expect(text).not.toMatch(/hail|reached every/i);
  });

  it('is published after its harvest', () => {
    const harvested = new Date(facts.harvested).getTime();
    for (const date of [farmerAdvisory.published ?? '', ofStory('product.video').video.uploaded ?? '']) {
      expect(new Date(date).getTime()).toBeGreaterThan(harvested);
    }
    expect(facts.harvested.startsWith(String(facts.years[1]))).toBe(true);
  });
});
