import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sectionOf } from '../../../testing/shipped';
import { renderPage } from '../../../testing/render';
import { Quotes } from './quotes';

const carousel = sectionOf('home', 'proof.quotes');
const quote = { text: 'Saturdays.', person: 'Prakash Gurung', role: 'Field manager' };

test('without a title the section has no heading and no name', () => {
  renderPage(<Quotes variant="cards" items={[quote]} />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});

test('the carousel cuts texts at 35 words plus ellipsis, and the rest opens with one click', () => {
  const text = Array.from({ length: 50 }, (_, n) => `word${n + 1}`).join(' ');
  const long = { ...quote, text };
  renderPage(<Quotes variant="carousel" title="Voices" items={[long, { ...quote, person: 'B' }]} featured={long} />);
  const figures = screen.getAllByRole('figure');
  expect(figures).toHaveLength(3);
  expect(within(figures[2]!).queryByText('Read all')).toBeNull();
  for (const figure of figures.slice(0, 2)) {
    const cut = within(figure).getByText(/word35…$/);
    expect(cut.textContent.split(' ')).toHaveLength(35);
    expect(within(figure).getByText(text)).not.toBeVisible();
    within(figure).getByText('Read all').click();
    expect(within(figure).getByText(text)).toBeVisible();
  }
});

test('the list is focusable, so that arrow keys work', () => {
  renderPage(<Quotes {...carousel} />);
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
    renderPage(<Quotes {...carousel} />);
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
    expect(style.getPropertyValue('--of')).toBe(String(carousel.items.length));
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
