import { describe, expect, it } from 'vitest';
import { seedTexts, textsIn } from '../../../testing/copy';
import { sectionOf, shippedPage } from '../../../testing/pages';
import stories from '../../../../cms/seed/stories.json';
import { facts } from './farmer-advisory';
import { figures } from './farmer-advisory-figures';

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
    expect(facts.alerts['heavy rain']).toBe(4);
    expect(Object.values(facts.alerts).reduce((sum, number) => sum + number, 0)).toBe(6);
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
