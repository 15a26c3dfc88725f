import { expect, test } from 'vitest';
import { sectionOf } from '../../testing/pages';

const { items: testimonials, words } = sectionOf('home', 'proof.quotes');

test.each(['home', 'about', 'who-we-serve', 'all-solutions', 'other-solutions', 'testimonials'])(
  'closing call-to-action block of %s: Get Started (/contact), Watch Demo (/demo-videos)',
  (page) =>
    expect(sectionOf(page, 'closing.call-to-action').actions).toEqual([
      { label: 'Get Started', to: '/contact' },
      { label: 'Watch Demo', to: '/demo-videos' },
    ]),
);

test('home, all solutions and who we serve each close with a title and a text of their own', () => {
  const calls = ['home', 'all-solutions', 'who-we-serve'].map((page) => sectionOf(page, 'closing.call-to-action'));
  expect(new Set(calls.map(({ title }) => title)).size).toBe(calls.length);
  expect(new Set(calls.map(({ text }) => text)).size).toBe(calls.length);
});

test("'We're Almost There!' page with 'Tell Us What You Need' to /tellmore", () => {
  const { title, actions } = sectionOf('coming-solution', 'opening.page-hero');
  expect(title).toBe("We're Almost There!");
  expect(actions).toEqual([{ label: 'Tell Us What You Need', to: '/tellmore' }]);
});

test('the Coming Soon page has its text, and Go Back to /whoweserve', () => {
  const { title, lead, actions } = sectionOf('coming-soon', 'opening.page-hero');
  expect([title, lead]).toEqual(['Coming Soon', 'We are working hard to bring you this content. Stay tuned!']);
  expect(actions[0]).toEqual({ label: 'Go Back', to: '/whoweserve' });
});

test('nine different partners', () => {
  const partners = sectionOf('testimonials', 'proof.partners');
  expect(new Set(partners.items.map(({ name }) => name)).size).toBe(9);
});

test('at least six testimonials, some longer than the cut', () => {
  expect(testimonials.length).toBeGreaterThanOrEqual(6);
  expect(testimonials.filter(({ text }) => text.split(' ').length > words!).length).toBeGreaterThan(1);
});
