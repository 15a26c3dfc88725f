import { describe, expect, it } from 'vitest';
import { seedTexts, textsIn } from '../../testing/copy';
import { sectionOf, shippedPage } from '../../testing/pages';
import stories from '../../../cms/seed/stories.json';

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
/** The required figures of the story, with their labels. */
const figures = {
  onboarded: { value: '350+', label: 'farmers onboarded' },
  digitised: { value: '60%', label: 'field operations digitized' },
  productivity: { value: '35%', label: 'productivity increase' },
  notifications: { value: '1-click', label: 'emergency notifications' },
  impacted: { value: '1000+', label: 'farmers impacted' },
  talukas: { value: '6', label: 'talukas' },
};

const farmerAdvisory = shippedPage('story-farmer-advisory');
const ofStory = <U extends Parameters<typeof sectionOf>[1]>(uid: U) => sectionOf('story-farmer-advisory', uid);
const successStory = sectionOf('home', 'product.video');
const join = (texts: { text: string }[]) => texts.map(({ text }) => text).join('\n');
const article = join(seedTexts('articles/a-season-with-350-farmers'));
const story = join(textsIn(farmerAdvisory));
const home = join(textsIn(successStory));
const card = join(textsIn(stories.find(({ to }) => to === farmerAdvisory.path)));
const all = { article, story, home, card };

describe('the farmer-advisory programme', () => {
  it('has the same figures on the home page and in the story', () => {
    expect(ofStory('proof.stats').items).toEqual(expect.arrayContaining(Object.values(figures)));
    const values = successStory.items.map(({ value }) => value);
    expect(values).toEqual([figures.onboarded.value, figures.digitised.value, figures.productivity.value]);
  });

  it('derives its percentages from its own numbers', () => {
    const { operations, soybean } = facts;
    expect(`${(operations.digital / operations.all) * 100}%`).toBe(figures.digitised.value);
    expect(`${Math.round((soybean.after / soybean.before - 1) * 100)}%`).toBe(figures.productivity.value);
  });

  it('grows the same crops in the story and in the project on the home page', () => {
    const project = sectionOf('home', 'proof.stats').projects.find(({ action }) => action?.to === farmerAdvisory.path);
    expect(`${project?.figure}`).toContain(figures.onboarded.value);
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
