import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { districts } from '~/mockups/data/livelihoods';
import { sources } from '~/mockups/data/modelling';
import { count, sum } from '~/mockups/kit/numbers';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { hasSituation } from './challenge-drawing';
import { Challenges } from './challenges';
import { SITUATION_DRAWINGS, CHALLENGE_DRAWINGS, DrawnSituation, DrawnChallenge } from './drawings';
import { handwritten } from './drawings/handwriting';

const content = sectionOf('drive-r', 'product.challenges');
const withIcons = { ...content, items: content.items.map((item) => ({ ...item, drawing: undefined })) };
const NAMES = Object.keys(CHALLENGE_DRAWINGS) as (keyof typeof CHALLENGE_DRAWINGS)[];
const raw = sum(sources, ({ rows }) => rows);
const enrolled = sum(districts, ({ actual }) => actual);
const section = () => screen.getByRole('region', { name: new RegExp(content.subtitle ?? '') });

test.each(['rows', 'conversation', 'thread'] as const)(
  '%s is a list with a heading, the situation and the change, which is labelled for screen readers',
  (variant) => {
    renderPage(<Challenges {...withIcons} variant={variant} />);
    const items = within(within(section()).getByRole('list')).getAllByRole('listitem');
    expect(items).toHaveLength(content.items.length);
    for (const [n, { title, today, change }] of content.items.entries()) {
      expect(within(items[n]!).getByRole('heading', { level: 3 })).toHaveTextContent(title);
      expect(items[n]).toHaveTextContent(`${today}${content.label}: ${change}`);
    }
  },
);

test('without a variant the challenges are rows on the dark colour of the page', () => {
  renderPage(<Challenges {...withIcons} variant={undefined} />);
  expect(section()).toHaveAttribute('data-tone', 'tint-deep');
  expect(section().querySelectorAll('li .tabler-icon')).toHaveLength(content.items.length);
});

test('a conversation is on the colour of the page, and with drawings it is quiet, and its label is the name of the changes', () => {
  const { unmount } = renderPage(<Challenges {...withIcons} variant="conversation" />);
  expect(section()).toHaveAttribute('data-tone', 'hue');
  const nameOfHalf = () => section().querySelector('p[aria-hidden]')?.textContent;
  expect(nameOfHalf()).toBeUndefined();
  unmount();
  renderPage(<Challenges {...content} variant="conversation" />);
  expect(section()).toHaveAttribute('data-tone', 'paper');
  expect(nameOfHalf()).toBe(content.label);
  expect(section().querySelectorAll('.tabler-icon')).toHaveLength(0);
});

test('a thread is damaged at each challenge in another way, tied again there, and has no icons', async () => {
  renderPage(<Challenges {...content} variant="thread" />);
  const items = within(section()).getAllByRole('listitem');
  await waitFor(() => expect(section().querySelectorAll('li svg > [data-tie]')).toHaveLength(items.length));
  const drawings = items.map((item) => {
    expect(item.querySelector('.tabler-icon')).toBeNull();
    expect(item.querySelectorAll('svg')).toHaveLength(1);
    const tie = item.querySelector('[aria-hidden="true"] [data-tie]')!;
    expect(tie.previousElementSibling, 'the damage is below its repair').not.toBeNull();
    return tie.parentElement!.innerHTML;
  });
  expect(new Set(drawings).size).toBe(6);
  // Its lower end is in this section, below the list.
  const end = section().querySelector('ol + [aria-hidden="true"]')!;
  await waitFor(() => expect(end.querySelectorAll('svg > g, svg > path').length).toBeGreaterThan(2));
});

test('the products and neighbouring platforms have different variants', () => {
  const variants = (names: readonly string[]) =>
    names.map((name) => sectionOf(name, 'product.challenges').variant ?? 'rows');
  expect(new Set(variants(['surve-r', 'progran', 'drive-r'])).size).toBe(3);
  const platforms = variants(['farmer', 'health', 'education', 'leaf', 'impact', 'tracseed']);
  platforms.forEach((variant, n) => expect(variant).not.toBe(platforms[n + 1]));
});

test.each([
  ['rows', 'month-end', 'Checked', 1],
  ['conversation', 'later-network', '31 October', 0],
] as const)('in %s a drawing replaces the icon, for the eye only', async (variant, drawing, text, icons) => {
  const [one, two] = withIcons.items;
  renderPage(<Challenges {...content} items={[one!, { ...two!, drawing }]} variant={variant} />);
  const [icon, drawn] = within(section()).getAllByRole('listitem');
  expect(icon?.querySelectorAll('.tabler-icon')).toHaveLength(icons);
  await waitFor(() => expect(drawn).toHaveTextContent(text));
  expect(drawn?.querySelectorAll('.tabler-icon')).toHaveLength(0);
  expect(drawn?.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
});

test('rows with drawings are a pile of slips, and rows with icons are not', () => {
  const { unmount } = renderPage(<Challenges {...sectionOf('surve-r', 'product.challenges')} />);
  expect(screen.getByRole('list')).toHaveClass('slips');
  expect(screen.getByRole('region')).toHaveAttribute('data-tone', 'paper');
  for (const item of screen.getAllByRole('listitem')) expect(item).toHaveClass('slip');
  unmount();
  renderPage(<Challenges {...withIcons} variant="rows" />);
  expect(section().querySelector('.slips, .slip')).toBeNull();
});

test('each challenge of Surve-R and of Drive-R has a drawing of its own', () => {
  const drawings = ['surve-r', 'drive-r'].flatMap((page) =>
    sectionOf(page, 'product.challenges').items.map(({ drawing }) => drawing),
  );
  expect(drawings).toEqual(NAMES);
});

test.each(NAMES)('%s draws only known values, without SVG text', (name) => {
  const { container } = render(<DrawnChallenge name={name} />);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(container.querySelectorAll('text, a, button, [tabindex]')).toHaveLength(0);
  expect(container.innerHTML).not.toMatch(/undefined|NaN|Infinity/);
});

test('each change of Drive-R has a drawing, with one of its situation before it', async () => {
  renderPage(<Challenges {...content} variant="conversation" />);
  const items = within(section()).getAllByRole('listitem');
  await waitFor(() => expect(section()).toHaveTextContent('No connection'));
  for (const item of items)
    expect([...item.children].map((part) => part.querySelectorAll('svg').length)).toEqual([1, 1]);
  expect(Object.keys(SITUATION_DRAWINGS)).toEqual(content.items.map(({ drawing }) => drawing));
  expect(NAMES.filter(hasSituation)).toEqual(Object.keys(SITUATION_DRAWINGS));
});

test('a drawing without a situation has none in a conversation', async () => {
  const [one] = content.items;
  renderPage(<Challenges {...content} items={[{ ...one!, drawing: 'month-end' }]} variant="conversation" />);
  await waitFor(() => expect(section()).toHaveTextContent('Checked'));
  expect(section().querySelectorAll('li [aria-hidden="true"]')).toHaveLength(1);
});

test('both reports have the one number of women', () => {
  const { container } = render(<DrawnChallenge name="one-definition" />);
  expect(container).toHaveTextContent(`Report 1${count(enrolled)}Report 2${count(enrolled)}`);
});

test('two reports count rows and women, where with Drive-R both have the one number of women', () => {
  const { container } = render(<DrawnSituation name="one-definition" />);
  expect(container).toHaveTextContent(`Report 1${count(raw)}Report 2${count(enrolled)}`);
});

test('the dusty files are of the ten years that are read and ticked beside it', () => {
  const texts = [DrawnSituation, DrawnChallenge].map(
    (Drawing) => render(<Drawing name="own-totals" />).container.textContent,
  );
  expect(texts).toEqual(['20162025', '20162025']);
  const { container } = render(<DrawnSituation name="own-totals" />);
  expect(container.querySelectorAll('path[fill-opacity]')).toHaveLength(10);
});

test('the situations are a file of each tool, and three weeks; the files are joined to one person', () => {
  const { container, rerender } = render(<DrawnSituation name="joined-sources" />);
  const formats = [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(new Set(formats).size).toBe(sources.length);
  rerender(<DrawnSituation name="same-minute" />);
  expect(container.querySelectorAll('path[d^="M2 12a10"]')).toHaveLength(3);
  rerender(<DrawnChallenge name="joined-sources" />);
  expect(container.querySelectorAll('g > g')).toHaveLength(sources.length);
});

test('the situation names as many tools as the drawing has sources', () => {
  const [joined] = content.items;
  expect(joined?.today).toContain(`${['no', 'one', 'two', 'three', 'four'][sources.length]} tools`);
});

test('every letter of the handwriting has its strokes', () => {
  for (const text of ['HH no', 'House id', 'Who decides?', 'Who spends?', 'Whose money?']) {
    expect(handwritten(text).match(/M/g), text).toHaveLength(text.replaceAll(' ', '').length);
  }
});
