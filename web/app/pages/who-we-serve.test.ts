import { expect, test } from 'vitest';
import { sectionOf, sectionsOf } from '../../testing/pages';

const offers = sectionsOf('who-we-serve', 'product.offer');
const portfolio = sectionOf('demo-videos', 'product.demo-videos').items[0]!;

test("'See Portfolio Demo' opens a page that names the portfolio video", () => {
  const { action } = offers.find(({ anchor }) => anchor === 'impact-investors')!;
  expect(action).toEqual({ label: 'See Portfolio Demo', to: '/demo-videos' });
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
