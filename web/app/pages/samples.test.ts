import { expect, test } from 'vitest';
import { pages, sectionOf, sectionsOf, shippedPage } from '../../testing/pages';
import { seedTexts } from '../../testing/copy';

/**
 * The sample clients of the site. The testimonials and partner logos in `cms/seed/pages` use these names; a test compares
 * them. Replace them with real ones in both places.
 */
export const organisations = {
  trust: 'Nine Roofs Trust',
  foundation: 'Paper Boat Foundation',
  industries: 'Brass Wheel Industries',
  clinics: 'Yellow Van Clinics',
  schools: 'Open Slate Schools',
  growers: 'Seven Furrows Growers',
  capital: 'Umbrella Tree Capital',
  mission: 'Blue Hillock Mission',
  guild: 'Marigold Looms Guild',
  evaluators: 'Third Footnote Evaluations',
} as const;

/** Note for visitors beside sample people and organizations. */
export const SAMPLES_NOTE = 'The people and organisations shown here are samples.';

const testimonialCarousel = sectionOf('home', 'proof.quotes');
const testimonials = [testimonialCarousel.featured!, ...testimonialCarousel.items];
const partnerMarquee = sectionsOf('home', 'proof.partners')[1]!;
const team = sectionOf('about', 'people.team');
const quotes = ['ngo', 'consultants', 'testimonials'].map((page) =>
  sectionsOf(page, 'proof.quotes').find(({ variant }) => variant === 'cards')!,
);

const names: readonly string[] = [...Object.values(organisations)];
const quoted = [...testimonials, ...quotes.flatMap(({ items }) => items)];

test('sample organisations have names that begin differently', () => {
  const firstWords = names.map((name) => name.split(' ')[0]);
  expect(new Set(firstWords).size).toBe(names.length);
});

test('testimonials and partners use the same list of organisations', () => {
  for (const { name } of partnerMarquee.items) expect(names).toContain(name);
  for (const { role } of quoted) {
    const [, organisation] = role.split(', ');
    if (organisation) expect(names).toContain(organisation);
  }
});

test('each person has one organisation, and no blog author shares a surname with a testimonial', () => {
  for (const { person } of quoted) {
    expect(new Set(quoted.filter((one) => one.person === person).map(({ role }) => role)).size, person).toBe(1);
  }
  const [people] = seedTexts().filter(({ at }) => at.endsWith('/people.json'));
  const authorNames = Object.values(JSON.parse(people!.text) as Record<string, { name: string }>).map(
    ({ name }) => name,
  );
  const authors = authorNames.map((name) => name.split(' ').at(-1));
  for (const { person } of quoted) expect(authors).not.toContain(person.split(' ').at(-1));
});

test.each(Object.entries(pages))('%s: no quote appears twice', (_, page) => {
  const texts = [...JSON.stringify(page).matchAll(/"text":"((?:[^"\\]|\\.){60,})"/g)].map(([, text]) => text);
  expect(texts.filter((text, n) => texts.indexOf(text) !== n)).toEqual([]);
});

test('/home_testimonial begins with the testimonials of the home page', () => {
  const [, first] = shippedPage('testimonials').sections;
  const { featured, picture, note, ...carousel } = testimonialCarousel;
  expect(first).toEqual(carousel);
  expect([featured, picture, note]).not.toContain(undefined);
});

test('every section with sample people or organisations shows the samples note', () => {
  for (const section of [team, ...quotes]) expect(section.note).toBe(SAMPLES_NOTE);
});

test('one note on the home page says that the people and the organisations after them are samples', () => {
  expect(testimonialCarousel.note).toMatch(/people quoted here and the organisations named below are samples/);
  const sections = shippedPage('home').sections.map(({ __component }) => __component);
  expect(sections[sections.indexOf('proof.quotes') + 1]).toBe('proof.partners');
  expect(partnerMarquee.note).toBeUndefined();
});

test('the quote for the real organisation names nobody', () => {
  const [quote] = sectionOf('case-study-tata-trusts', 'proof.quotes').items;
  expect(quote?.person).toBe('A grower in the programme (sample)');
  expect(quote?.role).not.toMatch(/tata/i);
});
