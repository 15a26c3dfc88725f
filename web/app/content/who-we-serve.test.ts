import { expect, test } from 'vitest';
import { demoVideosPage } from './demo-videos-page';
import { dataIntelligenceDemo } from './videos';
import { offers, opening } from './who-we-serve';

test("'See Portfolio Demo' leads to a page that names the portfolio video", () => {
  const { action } = offers.find(({ id }) => id === 'impact-investors')!;
  expect(action).toEqual({ label: 'See Portfolio Demo', to: '/demo-videos' });
  expect(demoVideosPage.opening.lead).toContain(`For a portfolio demo, play ${dataIntelligenceDemo.title}`);
  expect(dataIntelligenceDemo.description).toContain('portfolio');
  expect(dataIntelligenceDemo.available).toBe(true);
});

test('the lead mentions government agencies and international development bodies', () => {
  expect(opening.lead).toMatch(/Government agencies and international development bodies/);
});
