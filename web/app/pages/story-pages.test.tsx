import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllSections } from '../../testing/page-sections';
import { sectionOf, sectionsOf, shippedPage } from '../../testing/pages';
import { renderPage } from '../../testing/render';
import { PageSections } from '~/pages/page-sections';
import { shippedContent } from './shipped-content.server';
import { seedTexts, textsIn } from '../../testing/copy';

beforeAll(loadAllSections);

const { stories } = shippedContent;
const figuresOf = (page: string) => sectionOf(page, 'proof.stats').items.map(({ value, label }) => `${value} ${label}`);

// app/sections/sections.test.tsx renders each text of each kind of section.
describe('the farmer-advisory story', () => {
  const name = 'story-farmer-advisory';
  const page = shippedPage(name);

  it('has the timeline: 2024 partnership initiated, 2025 full implementation', () => {
    const steps = sectionOf(name, 'product.steps').items.map(({ label, title }) => `${label} ${title}`);
    expect(steps).toEqual(['2024 Partnership initiated', '2025 Full implementation']);
  });

  it('has four key features', () => {
    const titles = ['Customizable', 'Real-time advisory', 'User-friendly', 'Unified platform'];
    expect(sectionOf(name, 'product.checklist').items.map(({ title }) => title)).toEqual(titles);
  });

  it('has the required results', () => {
    expect(figuresOf(name)).toEqual([
      '35% productivity increase',
      '350+ farmers onboarded',
      '60% field operations digitized',
      '1-click emergency notifications',
      '1000+ farmers impacted',
      '6 talukas',
    ]);
  });

  it('has the partnership, a video, a quote and Contact Us to /contact', () => {
    expect(sectionOf(name, 'product.text').title).toBe('A partnership that began with a register');
    expect(sectionOf(name, 'product.video').video.available).toBe(true);
    expect(sectionOf(name, 'proof.quotes').items).toHaveLength(1);
    expect(sectionOf(name, 'closing.call-to-action').actions[0]).toEqual({ label: 'Contact Us', to: '/contact' });
  });

  it('is the only story in the lists with its own page', () => {
    expect(stories.flatMap(({ to }) => to ?? [])).toEqual([page.path]);
  });

  it('is an article element, and a list of stories is not', () => {
    const tagOf = (published?: string) =>
      renderPage(<PageSections page={{ ...page, published }} />).container.firstElementChild?.tagName;
    expect([tagOf(page.published), tagOf()]).toEqual(['ARTICLE', 'DIV']);
  });
});

describe('the Tata Trusts case study', () => {
  const name = 'case-study-tata-trusts';
  const page = shippedPage(name);
  const claim = sectionOf(name, 'opening.page-hero').title;

  it('claims a yield increase up to 50% and input cost optimised by 10%', () => {
    expect(claim).toBe('Yield increase up to 50%, input cost optimised by 10%');
  });

  it('has the required stats', () => {
    expect(figuresOf(name)).toEqual(['10K farmers onboard', '100+ villages', '40+ crops', '50% increased yield']);
  });

  it('has a breadcrumb, a testimonial, two narratives, a video and Request Demo to /contact', () => {
    expect(page.crumbs?.at(-1)?.name).toBe('Tata Trusts');
    expect(sectionOf(name, 'proof.quotes').items).toHaveLength(1);
    expect(sectionsOf(name, 'product.text')).toHaveLength(2);
    expect(sectionOf(name, 'product.video').video.available).toBe(true);
    expect(sectionOf(name, 'closing.call-to-action').actions[0]).toEqual({ label: 'Request Demo', to: '/contact' });
  });

  it('is in the list of case studies with its claim and the figures that the claim lacks, and links to its page', () => {
    const [study] = sectionOf('case-studies', 'product.cards').items;
    const stats = sectionOf(name, 'proof.stats').items.slice(0, 3);
    expect(study).toMatchObject({ label: 'Tata Trusts', title: claim, stats, action: { to: page.path } });
  });
});

it('the page of case studies lists the stories with their own page, each with figures and a picture', () => {
  const { items } = sectionOf('case-studies', 'product.cards');
  for (const { to } of stories.filter((story) => story.to)) {
    const study = items.find(({ action }) => action?.to === to);
    expect(study?.picture).toBeDefined();
    expect(study?.stats).toHaveLength(4);
  }
});

it('the list of stories omits those that are a case study on the page', async () => {
  const page = shippedPage('case-studies');
  const [first] = stories;
  const other = { ...first!, id: 'wells', title: 'Wells that report themselves', to: '/impact-story/wells' };
  const loader = () => ({ page, stories: [first, other] });
  const Component = () => <PageSections page={page} />;
  const Site = createRoutesStub([{ id: 'page', path: '/', loader, Component, HydrateFallback: () => null }]);
  render(<Site initialEntries={['/']} />);
  expect(await screen.findByRole('link', { name: other.title })).toHaveAttribute('href', other.to);
  expect(screen.queryByRole('link', { name: first!.title })).toBeNull();
});

it('has an image for each story in the lists', () => {
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
