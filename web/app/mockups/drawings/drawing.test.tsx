import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { batch, stations } from '../data/trainees';
import { DataDrawing } from './data-drawing';
import { DrawingFigure } from './drawing-figure';
import { DRAWING_NAMES } from './drawing-names';
import { drawings } from './registry';

test.each(DRAWING_NAMES)('%s has a text alternative, two compositions and nothing focusable', (name) => {
  const { container } = render(<DrawingFigure name={name} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(drawings[name].alt);
  expect(drawings[name].alt.length).toBeGreaterThan(100);
  expect(`${drawings[name].alt} ${container.textContent} ${container.innerHTML}`).not.toMatch(/undefined|NaN|Infinity/);
  expect(container.querySelectorAll('.dd-wide svg, .dd-compact svg')).toHaveLength(2);
  expect(container.querySelectorAll('svg text, a, button, [tabindex]')).toHaveLength(0);
  expect(container.querySelectorAll('*').length).toBeLessThan(250);
});

test('a drawing is small enough for the HTML of a page', () => {
  for (const name of DRAWING_NAMES) {
    const { container } = render(<DrawingFigure name={name} />);
    expect(container.innerHTML.length, name).toBeLessThan(40_000);
  }
});

test('the dots of the reading levels are the children', () => {
  const { container } = render(<DrawingFigure name="reading-levels" />);
  const [before = '', ...after] = [...container.querySelectorAll('.dd-wide .dd-dots path')].map(
    (path) => path.getAttribute('d') ?? '',
  );
  // Each row of dots is a line of half a pitch less than its dots.
  const dots = (d: string) =>
    [...d.matchAll(/h([\d.]+)/g)].reduce((total, [, width]) => total + Math.round(Number(width) / 4.7 + 0.5), 0);
  expect(dots(before)).toBe(2651);
  expect(dots(after.join(''))).toBe(2651);
});

test('the batch has a line for each trainee, and a dot for each who left', () => {
  const { container } = render(<DrawingFigure name="batch-lines" />);
  for (const composition of ['.dd-wide', '.dd-compact']) {
    const [others, stopped, dots, one] = [...container.querySelectorAll(`${composition} .dd-dots path`)].map(
      (path) => path.getAttribute('d')?.match(/M/g)?.length ?? 0,
    );
    expect([others, one], composition).toEqual([stations[3].here - 1, 1]);
    expect([stopped, dots], composition).toEqual(Array(2).fill(batch.started - stations[3].here));
  }
});

test('each visit to the hundred pits has a tree or an empty pit for each of them', () => {
  const { container } = render(<DrawingFigure name="hundred-pits" />);
  for (const composition of ['.dd-wide', '.dd-compact']) {
    const rounds = [...container.querySelectorAll(`${composition} svg > g > g`)];
    const marksOf = (round: Element, of: string) =>
      [...round.querySelectorAll(of)].reduce(
        (all, path) => all + (path.getAttribute('d')?.match(/M/g)?.length ?? 0),
        0,
      );
    expect(rounds.map((round) => marksOf(round, '[data-trees] path'))).toEqual([0, 93, 86, 82]);
    expect(rounds.map((round) => marksOf(round, '[transform] > path'))).toEqual([100, 7, 14, 18]);
  }
});

test('two of the twenty plants have pod borer, and the harvest is a sack for each quintal', () => {
  const { container } = render(<DrawingFigure name="four-visits" />);
  for (const composition of ['.dd-wide', '.dd-compact']) {
    expect(container.querySelectorAll(`${composition} use[href$="crop-2"]`)).toHaveLength(20);
    expect(container.querySelectorAll(`${composition} use[data-bored]`)).toHaveLength(2);
    // The last sack is half full.
    expect(container.querySelector(`${composition} .dd-sacks`)?.getAttribute('d')?.match(/M/g)).toHaveLength(21);
  }
});

test('client-side routing loads the drawing', async () => {
  render(<DataDrawing name="seed-fan" />);
  expect(await screen.findByRole('img', { name: /Three generations of seed/ })).toHaveTextContent('2,20,500 kg');
});
