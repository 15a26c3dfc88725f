import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plots } from '~/mockups/data/carbon';
import { dams } from '~/mockups/data/dams';
import { districtsOfMission, goalsOfMission } from '~/mockups/data/districts';
import { finding, sampleOf } from '~/mockups/data/evaluation';
import { lost, plot, sample, visits } from '~/mockups/data/saplings';
import { bottom, schoolWell, wells } from '~/mockups/data/wells';
import { sum } from '~/mockups/kit/numbers';
import { sectionOf } from '../../testing/pages';

const FOLDER = '../cms/seed/pages/';
const pages = readdirSync(FOLDER).map((file) => ({
  name: file.replace('.json', ''),
  mockups: new Set(
    [...readFileSync(FOLDER + file, 'utf8').matchAll(/"mockup": "([a-z-]+)"/g)].map(([, mockup]) => mockup!),
  ),
}));
const AUDIENCES = [
  'who-we-serve',
  'environment',
  'agriculture',
  'other-solutions',
  'coming-solution',
  'csr',
  'ngo',
  'consultants',
  'case-studies',
  'case-study-tata-trusts',
  'story-farmer-advisory',
  'all-solutions',
  'demo-videos',
  'home',
  'testimonials',
  'all-products',
  'drive-r',
  'surve-r',
];
const usesOf = (mockup: string) => pages.filter(({ mockups }) => mockups.has(mockup)).map(({ name }) => name);

test.each(AUDIENCES)('%s: each of its mockups is on two pages at most', (name) => {
  const page = pages.find((one) => one.name === name);
  expect(page).toBeDefined();
  for (const mockup of page!.mockups)
    expect(usesOf(mockup).length, `${mockup}: ${usesOf(mockup).join()}`).toBeLessThan(3);
});

test('the opening of each solution page differs from that of every other page', () => {
  const openings = AUDIENCES.flatMap((name) => {
    const { sections } = JSON.parse(readFileSync(`${FOLDER}${name}.json`, 'utf8')) as {
      sections: { mockup?: string }[];
    };
    return sections[0]?.mockup ?? [];
  });
  expect(new Set(openings).size).toBeGreaterThanOrEqual(openings.length - 1);
});

test('the opening of Surve-R is on no other page', () => {
  expect(usesOf(sectionOf('surve-r', 'opening.product-hero').mockup!)).toEqual(['surve-r']);
});

test('the sample of saplings adds up at each visit and agrees with the plot', () => {
  let alive: number = sample.pits;
  for (const { month, alive: counted } of visits) {
    alive -= lost[month].length;
    expect(counted).toBe(alive);
  }
  expect(new Set(Object.values(lost).flat()).size).toBe(sample.pits - alive);
  expect(Math.round((plot.alive / plot.planted) * 100)).toBe(alive);
  expect(plots).toContain(plot);
  expect(visits.at(-1)?.height).toBe(plot.height);
});

test('the school well is the first row of the sheet, and no reading is below its bottom', () => {
  expect(wells[0]).toMatchObject({ summer: Math.max(...schoolWell), now: schoolWell.at(-1) });
  expect(Math.max(...schoolWell)).toBeLessThan(bottom);
});

test('the check dams of the testimonials are those of the quote', () => {
  const { lead, mockup } = sectionOf('testimonials', 'opening.page-hero');
  expect(mockup).toBe('check-dams');
  expect([dams.built, new Set(dams.dry).size, Math.max(...dams.dry) <= dams.built]).toEqual([40, 9, true]);
  expect(lead).toContain('forty check dams');
  expect(lead).toContain('thirty-one hold water in April, and which nine do not');
});

test('the sample of the evaluation adds up, and each goal has a value for each district', () => {
  const { drawn, interviewed, notFound, refused } = sampleOf;
  expect(interviewed + notFound + refused).toBe(drawn);
  expect(sum(finding, ({ asked }) => asked)).toBe(interviewed);
  for (const { share, asked, range } of finding) {
    expect(Math.round(196 * Math.sqrt(((share / 100) * (1 - share / 100)) / asked))).toBe(range);
  }
  for (const { reached } of districtsOfMission) expect(reached).toHaveLength(goalsOfMission.length);
});
