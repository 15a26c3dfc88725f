import { expect, test } from 'vitest';
import { pages, sectionOf, sectionsOf, seedTexts, shippedPage } from '../../testing/shipped';
import { shippedContent } from './shipped-content.server';

/** Note for visitors beside sample people and organizations. */
export const SAMPLES_NOTE = 'The people and organisations shown here are samples.';

const testimonialCarousel = sectionOf('home', 'proof.quotes');
const testimonials = [testimonialCarousel.featured!, ...testimonialCarousel.items];
const partnerMarquee = sectionsOf('home', 'proof.partners')[1]!;
const team = sectionOf('about', 'people.team');
const quotes = ['ngo', 'consultants', 'testimonials'].map((page) =>
  sectionsOf(page, 'proof.quotes').find(({ variant }) => variant === 'cards')!,
);

const quoted = [...testimonials, ...quotes.flatMap(({ items }) => items)];

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

const { stories } = shippedContent;

test('only the farmer-advisory story has its own page in the lists', () => {
  expect(stories.flatMap(({ to }) => to ?? [])).toEqual([shippedPage('story-farmer-advisory').path]);
});

test('the Tata Trusts case study has two narratives, and is in the list with its claim and its other figures', () => {
  const { crumbs, path: to } = shippedPage('case-study-tata-trusts');
  expect(crumbs?.at(-1)?.name).toBe('Tata Trusts');
  expect(sectionsOf('case-study-tata-trusts', 'product.text')).toHaveLength(2);
  const { title } = sectionOf('case-study-tata-trusts', 'opening.page-hero');
  const stats = sectionOf('case-study-tata-trusts', 'proof.stats').items.slice(0, 3);
  const [study] = sectionOf('case-studies', 'product.cards').items;
  expect(study).toMatchObject({ label: 'Tata Trusts', title, stats, action: { to } });
});
