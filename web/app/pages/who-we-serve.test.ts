import { expect, test } from 'vitest';
import { sectionOf, sectionsOf } from '../../testing/pages';

const offers = sectionsOf('who-we-serve', 'product.offer');
const opening = sectionOf('who-we-serve', 'opening.page-hero');

const dataIntelligenceDemo = sectionOf('demo-videos', 'product.demo-videos').items[0]!;

test("'See Portfolio Demo' opens a page that names the portfolio video", () => {
  const { action } = offers.find(({ anchor }) => anchor === 'impact-investors')!;
  expect(action).toEqual({ label: 'See Portfolio Demo', to: '/demo-videos' });
  expect(sectionOf('demo-videos', 'opening.page-hero').lead).toContain(
    `For a portfolio demo, play ${dataIntelligenceDemo.title}`,
  );
  expect(dataIntelligenceDemo.description).toContain('portfolio');
  expect(dataIntelligenceDemo.available).toBe(true);
});

test('the portfolio video has the same description on both pages, and names the districts of its poster', () => {
  expect(dataIntelligenceDemo.description).toContain('districts');
  expect(sectionOf('drive-r', 'product.video').video.description).toBe(dataIntelligenceDemo.description);
});

test('each offer has a different picture', () => {
  const pictures = offers.map(({ picture }) => picture?.shipped?.wide.src);
  expect(pictures.every(Boolean)).toBe(true);
  expect(new Set(pictures).size).toBe(offers.length);
});

test('government agencies and international development bodies each have a text after the three offers', () => {
  const titles = sectionOf('who-we-serve', 'product.points').items.map(({ title }) => title);
  expect(titles).toContain('Government agencies');
  expect(titles).toContain('International development bodies');
});

test('the lead mentions government agencies and international development bodies', () => {
  expect(opening.lead).toMatch(/Government agencies and international development bodies/);
});
