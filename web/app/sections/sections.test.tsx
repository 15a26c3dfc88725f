import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Picture } from '~/lib/pictures.server';
import type { Story } from '~/lib/story';
import { sectionComponent } from '~/pages/page-sections';
import { moduleName, sections } from '~/pages/sections';
import { pages, sectionOf, textsIn } from '../../testing/shipped';
import { loadAllSections } from '../../testing/page-sections';
import { renderPage } from '../../testing/render';
import { AnchorNav } from './anchor-nav/anchor-nav';
import { Challenges } from './challenges/challenges';
import { Comparison } from './comparison/comparison';
import { Offerings } from './offerings/offerings';
import { StoryList } from './story-list/story-list';
import type { Section } from './section-schemas.generated';

beforeAll(loadAllSections);

/** Fields that choose a look, an id or a file, and texts that appear later or in another case. */
const NOT_SHOWN = [
  /\.(__component|variant|hue|tone|icon|anchor|form|uploaded|videoId|empty|less|noName|noRole)$/,
  /\.video\.(description|category)$/,
  /\.projects\.\d+\.(villages|answers|question|place|figure|action\.label)$/,
  /\.recordLabels\.(record|accuracy|project)$/,
  /\.picture\./,
];
/** Their pictures say the same as the text beside them. */
const DECORATIVE = new Set(['product.video', 'product.video beside', 'product.video scene', 'closing.link-list cards']);
const kindOf = (section: Section) =>
  section.__component + ('variant' in section && section.variant ? ` ${section.variant}` : '');

const shipped = Object.entries(pages).flatMap(([page, { sections: all }]) =>
  all
    .filter((section) => sections[moduleName(section)].file.startsWith('sections/'))
    .map((section) => [`${page}: ${kindOf(section)}`, section] as const),
);
/** One section of each kind. */
const kinds = [...new Map(shipped.map(([, section]) => [kindOf(section), section]))];

function show(section: Section) {
  const { __component, ...content } = section;
  const Component = sectionComponent(section);
  return renderPage(<Component {...content} />).container;
}

/** Returns a copy without views, in which each picture is replaced. */
function replacePictures<T>(value: T, replace: (picture: Picture) => Picture | undefined): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => replacePictures(one, replace)) as T;
  const entries = Object.entries(value as Record<string, unknown>).map(([key, inner]) => {
    if (key === 'views') return [key, []];
    if (key === 'viewsLegend') return [key, undefined];
    return [key, key === 'picture' && inner ? replace(inner as Picture) : replacePictures(inner, replace)];
  });
  return Object.fromEntries(entries) as T;
}

/** Spaces and the marks that keep words together are no part of a text. */
const plain = (text: string) => text.replace(/[\s\u2060\u2011\u00ad]/g, '');

/** Returns the texts and the targets of links that a visitor gets neither to see nor to hear. */
function missingTexts(container: Element, section: Section): string[] {
  const text = plain(container.textContent);
  const labels = [...container.querySelectorAll('*')].flatMap((one) => [...one.attributes].map(({ value }) => value));
  const targets = [...container.querySelectorAll('a')].map(({ href }) => href);
  return textsIn(section)
    .filter(({ at }) => !NOT_SHOWN.some((field) => field.test(at)))
    .filter(({ at, text: one }) =>
      /(\.to|To)$/.test(at)
        ? !targets.some((href) => href.endsWith(one))
        : !text.includes(plain(one)) && !labels.includes(one),
    )
    .map(({ at, text: one }) => `${at}: ${one}`);
}

test.each(shipped)('%s shows its texts, its links and its pictures with their texts', (_, section) => {
  const container = show(section);
  expect(missingTexts(container, section)).toEqual([]);
  const images = [...container.querySelectorAll('img')];
  for (const { at, text } of textsIn(section).filter((one) => one.at.endsWith('.picture.shipped.wide.src'))) {
    const alt = textsIn(section).find((one) => one.at === at.replace('wide.src', 'alt'))?.text;
    const narrow = textsIn(section).find((one) => one.at === at.replace('wide', 'narrow'))?.text;
    const shown = images.find((image) => [text, narrow].includes(image.getAttribute('src') ?? ''));
    expect(shown, at).toBeDefined();
    if (alt && !DECORATIVE.has(kindOf(section))) expect(shown, at).toHaveAttribute('alt', alt);
  }
});

test.each(kinds)('%s has its texts without pictures too, and those of the images of an editor', (kind, section) => {
  const bare = replacePictures(section, () => undefined);
  expect(missingTexts(show(bare), bare)).toEqual([]);
  const texts: string[] = [];
  const withImages = replacePictures(section, () => {
    const alternativeText = `Image ${texts.length}`;
    texts.push(alternativeText);
    return { image: { url: '/uploads/a.webp', width: 400, height: 300, alternativeText } };
  });
  const alts = [...show(withImages).querySelectorAll('img')].map(({ alt }) => alt);
  const shown = new Set(alts.filter((alt) => texts.includes(alt)));
  expect([...shown].toSorted()).toEqual(DECORATIVE.has(kind) ? [] : texts.toSorted());
});

const people = shipped.filter(([, section]) => /^(people\.team|proof\.(quotes|partners moving))/.test(kindOf(section)));

/** Returns the names of the people and partners with a picture. */
function portrayed(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { picture, person, name } = value as Record<string, unknown>;
  const own = picture && (person ?? name) ? [String(person ?? name)] : [];
  return [...own, ...Object.values(value).flatMap(portrayed)];
}

test.each(people)('%s: an image without a text has the name of its person or partner', (_, section) => {
  const image = { url: '/uploads/a.webp', width: 400, height: 300 };
  const images = [...show(replacePictures(section, () => ({ image }))).querySelectorAll('img')];
  for (const name of portrayed(section)) expect(images.map(({ alt }) => alt)).toContain(name);
});

test('a named navigation with a link to each anchor, and none is the current one above the sections', () => {
  const content = sectionOf('csr', 'opening.anchor-nav');
  renderPage(<AnchorNav {...content} />);
  const list = within(screen.getByRole('navigation', { name: content.label })).getByRole('list');
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(content.items.map(({ anchor }) => `#${anchor}`));
  for (const link of links) expect(link).not.toHaveAttribute('aria-current');
});

test('a picture of a challenge or of an offering replaces its icon, and a challenge can have neither', () => {
  const challenges = sectionOf('drive-r', 'product.challenges');
  const offerings = sectionOf('surve-r', 'product.offerings');
  const [drawn, other] = challenges.items;
  const withIcon = { ...other!, title: 'With an icon', picture: undefined };
  const items = [drawn!, withIcon, { ...withIcon, title: 'Plain', icon: undefined }];
  const count = (selector: string) =>
    screen.getAllByRole('listitem').map((item) => item.querySelectorAll(selector).length);
  const { unmount } = renderPage(<Challenges {...challenges} items={items} />);
  expect([count('img'), count('.tabler-icon')]).toEqual([
    [1, 0, 0],
    [0, 1, 0],
  ]);
  unmount();
  renderPage(<Offerings {...offerings} />);
  const pictures = offerings.items.map(({ picture }) => (picture ? 1 : 0));
  expect([count('img'), count('.tabler-icon')]).toEqual([pictures, pictures.map((shown) => 1 - shown)]);
});

test("'Why We Build Different' with three clickable product badges and a button to /allproducts", () => {
  const whyDifferent = sectionOf('home', 'product.comparison');
  renderPage(<Comparison {...whyDifferent} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Why We Build Different');
  for (const [name, href] of [
    [/^Drive-R/, '/drive_r'],
    [/^ProGran/, '/progran'],
    [/^Surve-R/, '/surve_r'],
    [whyDifferent.action.label, '/allproducts'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(whyDifferent.items.map(({ usual, ours }) => usual + ours));
});

const story = (id: number, to?: string): Story => ({
  id: `${id}`,
  title: `Story ${id}`,
  description: 'What changed.',
  to,
});

test('the stories with a page of their own are links, and the others are not listed', () => {
  const action = { label: 'All stories', to: '/Impact_story' };
  renderPage(<StoryList title="Stories" action={action} stories={[story(1, '/one'), story(2), story(3, '/three')]} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/one', '/three', action.to]);
});
