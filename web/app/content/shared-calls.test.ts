import { expect, test } from 'vitest';
import { closing } from './closing';
import { opening as coming } from './coming';
import { page as home } from './home';
import { partnerMarquee } from './partners';
import { TESTIMONIAL_WORDS, testimonials } from './testimonials';

test('closing call-to-action block: Get Started (/contact), Watch Demo (/demo-videos)', () => {
  expect(closing.actions).toEqual([
    { label: 'Get Started', to: '/contact' },
    { label: 'Watch Demo', to: '/demo-videos' },
  ]);
});

test("'We're Almost There!' page with 'Tell Us What You Need' to /tellmore", () => {
  expect(coming.title).toBe("We're Almost There!");
  expect(coming.actions).toEqual([{ label: 'Tell Us What You Need', to: '/tellmore' }]);
});

test('nine different partners', () => {
  expect(new Set(partnerMarquee.items.map(({ name }) => name)).size).toBe(9);
});

test('at least six testimonials, some longer than the cut', () => {
  expect(testimonials.length).toBeGreaterThanOrEqual(6);
  expect(testimonials.filter(({ text }) => text.split(' ').length > TESTIMONIAL_WORDS).length).toBeGreaterThan(1);
});

test('the home page has the path /', () => expect(home.path).toBe('/'));
