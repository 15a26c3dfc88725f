import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testimonialCarousel, testimonials } from '~/content/testimonials';
import { renderPage } from '../../testing/render';
import { TestimonialCarousel } from './testimonial-carousel';

test('every voice is there with its person and company', () => {
  renderPage(<TestimonialCarousel {...testimonialCarousel} />);
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(testimonials.length);
  testimonials.forEach(({ person, company }, index) => {
    expect(within(cards[index] as HTMLElement).getByText(person)).toBeVisible();
    expect(within(cards[index] as HTMLElement).getByText(company)).toBeVisible();
  });
});

test('"Testimonial text cut at 35 words plus ellipsis", the rest one press away', () => {
  const text = Array.from({ length: 50 }, (_, n) => `word${n + 1}`).join(' ');
  renderPage(<TestimonialCarousel title="Voices" words={35} voices={[{ text, person: 'A', company: 'B' }]} />);
  const cut = screen.getByText(/word35…$/);
  expect(cut).toBeVisible();
  expect(cut.textContent.split(' ')).toHaveLength(35);
  expect(screen.getByText(text)).not.toBeVisible();
  screen.getByText('Read all').click();
  expect(screen.getByText(text)).toBeVisible();
});

test('a short text is shown whole, with nothing to press', () => {
  renderPage(
    <TestimonialCarousel title="Voices" words={35} voices={[{ text: 'Short.', person: 'A', company: 'B' }]} />,
  );
  expect(screen.getByText('Short.')).toBeVisible();
  expect(screen.queryByText('Read all')).toBeNull();
});

test('the list takes the focus, so that arrow keys reach it', () => {
  renderPage(<TestimonialCarousel {...testimonialCarousel} />);
  const list = screen.getByRole('list');
  list.focus();
  expect(list).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Previous testimonial' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next testimonial' })).toBeVisible();
});
