import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Testimonials } from './testimonials';

const testimonialCarousel = sectionOf('home', 'proof.testimonials');
const testimonials = testimonialCarousel.items;

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
const wordOf = (figure: string) => WORDS[Number(figure)] ?? { 17: 'seventeen' }[figure] ?? figure;

test('every testimonial has its person and role, a picture of its own, and a figure of its text', () => {
  renderPage(<Testimonials {...testimonialCarousel} />);
  const cards = screen.getAllByRole('listitem');
  const pictures = cards.map((card) => within(card).getByRole('img').getAttribute('alt'));
  expect(new Set(pictures).size).toBe(testimonials.length);
  for (const [index, { person, role, text, figure, figureLabel }] of testimonials.entries()) {
    const card = within(cards[index]!);
    expect(cards[index]).toHaveTextContent(`${person}${role}`);
    expect(card.getByText(figureLabel!)).toBeVisible();
    expect(text.toLowerCase()).toContain(wordOf(figure!));
    expect(card.getByText(figure!)).toBeVisible();
  }
});

test('below a quotation the organisation is a line of its own, and a role without one is whole', () => {
  renderPage(<Testimonials {...testimonialCarousel} />);
  for (const line of ['Head of programmes', 'Nine Roofs Trust', 'Independent evaluator'])
    expect(screen.getByText(line)).toBeVisible();
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

test('a short text is complete and has no button, and pictures are optional', () => {
  const quote = { text: 'Short.', person: 'A', role: 'B' };
  renderPage(<Testimonials title="Voices" words={35} items={[quote]} featured={quote} />);
  expect(screen.getAllByText('Short.')).toHaveLength(2);
  expect(screen.queryByText('Read all')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

test('the large quote is complete and has its person and figure, and both pictures', () => {
  renderPage(<Testimonials {...testimonialCarousel} />);
  const { text, person, figure, figureLabel } = testimonialCarousel.featured!;
  const quote = within(screen.getByText(text).closest('figure')!);
  for (const part of [person, figure!, figureLabel!]) expect(quote.getByText(part)).toBeVisible();
  expect(quote.getByRole('img', { name: /shows a list on a phone/ })).toBeVisible();
  expect(quote.getByRole('img', { name: /^1,240 dots/ })).toBeVisible();
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
