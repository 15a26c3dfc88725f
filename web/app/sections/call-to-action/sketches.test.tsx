import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { plots } from '~/mockups/data/carbon';
import { districts, quarter, women } from '~/mockups/data/livelihoods';
import { reading } from '~/mockups/data/schools';
import { plot } from '~/mockups/data/survey';
import { wells } from '~/mockups/data/wells';
import { count, rupees, sum } from '~/mockups/kit/numbers';
import { pages, sectionOf } from '../../../testing/pages';
import { COLUMNS } from '../stats/life-dots';
import {
  answeredQuestion,
  firstVersion,
  fourVisits,
  nextProject,
  paperForm,
  quoteCard,
  registerPage,
  sixCounts,
  threeDesks,
  wellSheet,
  type SketchName,
} from './sketch-data';
import { SketchFigure, SKETCHES } from './sketches';

const textOf = (page: string) => JSON.stringify(pages[page]);
const mockup = (name: string) => readFileSync(`app/mockups/screens/${name}.tsx`, 'utf8');

test.each(Object.keys(SKETCHES) as SketchName[])('%s draws only known values', (name) => {
  const { container } = render(<SketchFigure name={name} />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.textContent).not.toBe('');
  expect(container.innerHTML).not.toMatch(/undefined|NaN|Infinity/);
});

test('each closing call has a drawing, and only the two pages about forms share theirs', () => {
  const closing = Object.entries(pages).flatMap(([page, { sections }]) =>
    sections.flatMap((section) =>
      section.__component === 'closing.call-to-action' ? [{ page, sketch: section.sketch }] : [],
    ),
  );
  for (const { page, sketch } of closing) expect(sketch, page).toBeTruthy();
  const shared = closing.filter(({ sketch }) => closing.filter((one) => one.sketch === sketch).length > 1);
  expect(shared.map(({ page }) => page).sort()).toEqual(['demo-videos', 'surve-r']);
});

test('the drawings repeat the words and numbers of their pages', () => {
  expect(nextProject).toContain('ninth');
  expect(sectionOf('home', 'proof.stats').projects).toHaveLength(8);
  expect(textOf('agriculture').toLowerCase()).toContain('the crop, the number of farmers and the date of sowing');
  expect(fourVisits.days).toHaveLength(sectionOf('agriculture', 'product.steps').items.length);
  expect(textOf('environment')).toContain('what stands, what was lost and who signed for it');
  expect(wellSheet.rows.map(([label]) => label).join(' ')).toBe('What stands What was lost Who signed for it');
  expect(textOf('story-farmer-advisory')).toContain('stood in twelve registers');
  expect(textOf('story-farmer-advisory')).toContain(`spreadsheet with ${registerPage.columns} columns`);
  expect(registerPage.registers).toBe(12);
  for (const name of firstVersion.ready) expect(textOf('coming-solution').toLowerCase()).toContain(name.toLowerCase());
});

test('the places of the next programme are in the columns of the dots above', () => {
  const { container } = render(<SketchFigure name="dot-columns" />);
  const [, , width] = container.querySelector('svg')!.getAttribute('viewBox')!.split(' ').map(Number);
  expect(width! / Number(container.querySelector('pattern')!.getAttribute('width'))).toBe(COLUMNS.wide);
});

test('the answers of the paper form are those of one woman', () => {
  const her = women.find(({ id }) => id === plot.id)!;
  expect(her.name).toBe(plot.who);
  expect(paperForm.questions.map(([, answer]) => answer)).toEqual([`${plot.said.fits} acres`, rupees(her.now), '']);
});

test('the phone beside the paper form is whole', () => {
  const { container } = render(<SketchFigure name="paper-form" />);
  const [, , width, height] = container.querySelector('svg')!.getAttribute('viewBox')!.split(' ').map(Number);
  const phone = container.querySelector('rect[fill="var(--ink)"]')!;
  const end = (from: string, size: string) => Number(phone.getAttribute(from)) + Number(phone.getAttribute(size));
  expect(end('x', 'width')).toBeLessThan(width!);
  expect(end('y', 'height')).toBeLessThan(height!);
});

test('the drawings repeat the samples of the mockups', () => {
  for (const text of [threeDesks.who, threeDesks.when, threeDesks.desks[0].text, threeDesks.desks[1].text]) {
    expect(mockup('one-record')).toContain(text);
  }
  for (const { name, good } of sixCounts.rows) {
    expect(mockup('sector-counts')).toMatch(new RegExp(`'${name}'.*good: ${good},`));
  }
  const share = (field: string) => (sixCounts.rows.find(({ name }) => name === field)?.good ?? 0) / 20;
  expect(share('Environment')).toBeCloseTo(sum(plots, ({ alive }) => alive) / sum(plots, ({ planted }) => planted), 1);
  expect(share('Water')).toBe(wells.filter(({ summer, now }) => now < summer).length / wells.length);
  const readers = sum(reading.slice(3), ({ now }) => now) / sum(reading, ({ now }) => now);
  expect(share('Education')).toBeCloseTo(readers, 1);
});

test('the answer compares the women trained in Yadgir with those in the other districts', () => {
  const [lowest] = districts.toSorted((one, other) => one.income - other.income);
  expect(answeredQuestion.question).toBe(`What is different in ${lowest?.name}?`);
  // 368 of 702 women, and 3,000 of 4,770.
  expect(answeredQuestion.rows.map(({ text }) => text)).toEqual(['52%', '63%']);
  expect(answeredQuestion.next).toBe('Yadgir held 29 of 252 trainings');
  const { container } = render(<SketchFigure name="question" />);
  const widths = [...container.querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('width')));
  const [track, here, otherTrack, elsewhere] = widths as [number, number, number, number];
  expect(otherTrack).toBe(track);
  expect([here, elsewhere].map((bar) => Math.round((100 * bar) / track))).toEqual([52, 63]);
});

test('the quote below the testimonials is to be filled in, so it repeats none of them', () => {
  const { container } = render(<SketchFigure name="quote-card" />);
  expect(container.querySelectorAll('rect[stroke-dasharray]')).toHaveLength(3);
  expect(textOf('testimonials')).not.toContain(quoteCard.person);
});

test('the template of a donor has the figures of the quarter, and its lesson is what the report of the page found', () => {
  const { container } = render(<SketchFigure name="donor-template" />);
  const total = (key: 'trainings' | 'trained' | 'toolkits') => count(sum(quarter, (district) => district[key]));
  for (const key of ['trainings', 'trained', 'toolkits'] as const) expect(container).toHaveTextContent(total(key));
  expect(container).toHaveTextContent('Yadgir needs a second trainer');
  expect(mockup('progran-weeks')).toMatch(/Yadgir stood still.*\n.*Its trainer was on leave/);
});
