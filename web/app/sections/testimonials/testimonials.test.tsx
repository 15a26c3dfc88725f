import fs from 'node:fs';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { PEOPLE } from '../shared/person-illustration';
import { DrawnFigure } from './drawn-figure';
import { FigureDots } from './figure-dots';
import { Testimonials } from './testimonials';

const testimonialCarousel = sectionOf('home', 'proof.testimonials');
const testimonials = testimonialCarousel.items;

test('every testimonial has its person and role', () => {
  renderPage(<Testimonials {...testimonialCarousel} />);
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(testimonials.length);
  testimonials.forEach(({ person, role }, index) => {
    expect(within(cards[index] as HTMLElement).getByText(person)).toBeVisible();
    expect(cards[index]).toHaveTextContent(`${person}${role}`);
  });
});

test('below a quotation the organisation is a line of its own, and a role without one is whole', () => {
  renderPage(<Testimonials {...testimonialCarousel} />);
  expect(screen.getByText('Head of programmes')).toBeVisible();
  expect(screen.getByText('Nine Roofs Trust')).toBeVisible();
  expect(screen.getByText('Independent evaluator')).toBeVisible();
});

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
const wordOf = (figure: string) => WORDS[Number(figure)] ?? { 17: 'seventeen' }[figure] ?? figure;

test('every testimonial has its portrait, and a figure of its text', () => {
  renderPage(<Testimonials {...testimonialCarousel} />);
  const cards = screen.getAllByRole('listitem');
  for (const [index, { text, illustration, figure, figureLabel }] of testimonials.entries()) {
    const card = within(cards[index]!);
    expect(card.getByRole('img', { name: PEOPLE[illustration!] })).toBeVisible();
    expect(card.getByText(figureLabel!)).toBeVisible();
    expect(text.toLowerCase()).toContain(wordOf(figure!));
    expect(card.getByText(figure!)).toBeVisible();
  }
  expect(new Set(testimonials.map(({ illustration }) => illustration)).size).toBe(testimonials.length);
});

test('"Testimonial text cut at 35 words plus ellipsis", the rest opens with one click', () => {
  const text = Array.from({ length: 50 }, (_, n) => `word${n + 1}`).join(' ');
  const quote = { text, person: 'A', role: 'B' };
  renderPage(<Testimonials title="Voices" words={35} items={[quote]} featured={quote} />);
  const figures = screen.getAllByRole('figure').filter((figure) => figure.querySelector('blockquote'));
  expect(figures).toHaveLength(2);
  for (const figure of figures) {
    const cut = within(figure).getByText(/word35…$/);
    expect(cut).toBeVisible();
    expect(cut.textContent.split(' ')).toHaveLength(35);
    expect(within(figure).getByText(text)).not.toBeVisible();
    within(figure).getByText('Read all').click();
    expect(within(figure).getByText(text)).toBeVisible();
  }
});

test('a figure is above the quotation, so that the length of the text and its button do not move it', () => {
  renderPage(<Testimonials {...testimonialCarousel} />);
  for (const card of screen.getAllByRole('listitem')) {
    expect(card.querySelector('figure > :first-child')?.tagName, 'valid HTML').toBe('FIGCAPTION');
    expect(card.querySelector('figure > :nth-child(2) b')).toBeVisible();
    expect(card.querySelector('figure > :last-child')?.tagName).toBe('BLOCKQUOTE');
  }
});

test('a short text is complete and has no button', () => {
  renderPage(<Testimonials title="Voices" words={35} items={[{ text: 'Short.', person: 'A', role: 'B' }]} />);
  expect(screen.getByText('Short.')).toBeVisible();
  expect(screen.queryByText('Read all')).toBeNull();
});

test('the large quote is complete and has its person, portrait and figure', () => {
  const { container } = renderPage(<Testimonials {...testimonialCarousel} />);
  const { text, person, figure, figureLabel } = testimonialCarousel.featured!;
  const quote = screen.getByText(text).closest('figure')!;
  for (const part of [person, figure!, figureLabel!]) expect(within(quote).getByText(part)).toBeVisible();
  expect(container.querySelector('figure img')).toHaveAttribute('src', '/media/people/cut-out/weaver.svg');
  expect(screen.getByRole('img', { name: PEOPLE.weaver })).toBeVisible();
});

test('a figure of a number is drawn as dots, and other figures are not', () => {
  const partsOf = (name: string) => [...renderPage(<FigureDots name={name} />).container.querySelectorAll('path')];
  // Ten rows: 90 full columns, and 8 dots of the next one.
  const [whole, part] = partsOf('908 of 1,240 weavers').map((path) => path.getAttribute('d'));
  expect(whole).toBe('M0 0h992v80h-992z');
  expect(part).toBe('M0 0h720v80h-720zM720 0h8v64h-8z');
  for (const name of ['17 households', '908 weavers', '60% of 1,240 weavers', '9 of 8 groups', '1 of 90,000 people'])
    expect(partsOf(name)).toEqual([]);
});

/** The paths of the full and of the empty shapes, one letter M for each shape. */
const countsOf = (name: string) =>
  [...renderPage(<DrawnFigure name={name} />).container.querySelectorAll('path')].map(
    (path) => path.getAttribute('d')!.split('M').length - 1,
  );

test('a figure is drawn as that number of shapes, and a part of a whole as full and empty ones', () => {
  expect(countsOf('house: 17 household records')).toEqual([17]);
  expect(countsOf('square: 2 of 9 days')).toEqual([2, 7]);
  for (const figure of ['60% of the villages', '1,240 weavers', '61 records', '9 of 8 days', 'Two days'])
    expect(countsOf(`square: ${figure}`), figure).toEqual([]);
});

test('the shapes of a figure are in one row, and more than twenty in several', () => {
  const rowsOf = (figure: string) => {
    const { container } = renderPage(<DrawnFigure name={`square: ${figure}`} />);
    return container.querySelector('svg')!.getAttribute('viewBox');
  };
  expect(rowsOf('11 months')).toBe('0 0 264 24');
  expect(rowsOf('21 months')).toBe('0 0 264 48');
});

test('every quotation of the list has a drawing of its figure, with the shape that the editor chose', async () => {
  const { container } = renderPage(<Testimonials {...testimonialCarousel} />);
  await waitFor(() => {
    const drawings = [...container.querySelectorAll<SVGElement>('li svg')];
    expect(drawings.map(({ dataset }) => dataset.shape)).toEqual(testimonials.map(({ shape }) => shape));
  });
});

test('the large quote shows its figure as dots', async () => {
  const { container } = renderPage(<Testimonials {...testimonialCarousel} />);
  await waitFor(() =>
    expect(container.querySelectorAll('figure svg:is([data-shape=wide], [data-shape=narrow])')).toHaveLength(2),
  );
});

test('the heading is in the scene of the large quote, and above the list without one', () => {
  const sceneOf = (featured?: object) => {
    const { container } = renderPage(<Testimonials {...testimonialCarousel} featured={featured as never} />);
    return container.querySelector('h2')!.closest('div:has(blockquote)');
  };
  expect(sceneOf(testimonialCarousel.featured)).toHaveTextContent(testimonialCarousel.featured!.text);
  expect(sceneOf()).not.toHaveTextContent(testimonialCarousel.featured!.text);
});

test('a cut-out portrait is the drawing without its background', () => {
  for (const name of Object.keys(PEOPLE)) {
    const [drawing, cutOut] = [`${name}.svg`, `cut-out/${name}.svg`].map((file) =>
      fs.readFileSync(`public/media/people/${file}`, 'utf8'),
    );
    const [, ...person] = cutOut!.split('\n');
    expect(drawing, name).toContain(`\n${person.join('\n')}`);
    expect(person[0], name).toContain('<g transform');
  }
});

test('a portrait of the media library replaces the drawing, and both are optional', () => {
  const quote = { text: 'Short.', person: 'A', role: 'B' };
  const portrait = { url: '/uploads/a.webp', width: 480, height: 560 };
  const show = (featured: object) =>
    renderPage(<Testimonials title="Voices" words={35} items={[]} featured={{ ...quote, ...featured }} />).container;
  expect(show({ portrait, illustration: 'weaver' }).querySelectorAll('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'A' })).toHaveAttribute('src', '/uploads/a.webp');
  expect(show({}).querySelector('img')).toBeNull();
});

test('the list is focusable, so that arrow keys work', () => {
  renderPage(<Testimonials {...testimonialCarousel} />);
  const list = screen.getByRole('list');
  list.focus();
  expect(list).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Previous testimonial' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next testimonial' })).toBeVisible();
});

describe('a list of 200 px wide cards', () => {
  let list: HTMLElement;
  let next: HTMLElement;
  let sentTo: Array<number | undefined>;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    renderPage(<Testimonials {...testimonialCarousel} />);
    list = screen.getByRole('list');
    next = screen.getByRole('button', { name: 'Next testimonial' });
    sentTo = [];
    Object.assign(list, { scrollTo: ({ left }: ScrollToOptions) => sentTo.push(left) });
    Object.defineProperties(list, { scrollWidth: { value: 2000 }, clientWidth: { value: 400 } });
    [...list.children].forEach((card, index) => Object.defineProperty(card, 'offsetLeft', { value: index * 200 }));
  });
  afterEach(() => void vi.useRealTimers());

  const scrollTo = (left: number, waitMs: number) => {
    list.scrollLeft = left;
    fireEvent.scroll(list);
    act(() => void vi.advanceTimersByTime(waitMs));
  };

  test('a click counts from the previous target, even if scrolling stopped before it; a swipe sets a new start', () => {
    fireEvent.click(next);
    scrollTo(30, 500);
    fireEvent.click(next);
    expect(sentTo).toEqual([200, 400]);
    fireEvent.pointerDown(list);
    scrollTo(1010, 500);
    fireEvent.click(next);
    expect(sentTo).toEqual([200, 400, 1200]);
  });

  test('the dots beside the buttons show how many quotations there are, and the first in view', () => {
    const { style } = next.parentElement!.querySelector<HTMLElement>('[style]')!;
    expect(style.getPropertyValue('--of')).toBe(String(testimonials.length));
    fireEvent.click(next);
    expect(style.getPropertyValue('--at')).toBe('1');
  });

  test('two presses count right after the list has arrived', () => {
    fireEvent.click(next);
    scrollTo(200, 50);
    fireEvent.click(next);
    list.scrollLeft = 230;
    act(() => void vi.advanceTimersByTime(100));
    fireEvent.click(next);
    expect(sentTo).toEqual([200, 400, 600]);
  });
});
