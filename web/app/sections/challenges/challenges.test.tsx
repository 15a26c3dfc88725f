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

test('is a list with a heading, the situation, and the change with its label', () => {
  renderPage(<Challenges {...withIcons} />);
  const items = within(within(section()).getByRole('list')).getAllByRole('listitem');
  expect(items).toHaveLength(content.items.length);
  for (const [n, { title, today, change }] of content.items.entries()) {
    expect(within(items[n]!).getByRole('heading', { level: 3 })).toHaveTextContent(title);
    expect(items[n]).toHaveTextContent(`${today}${content.label}: ${change}`);
  }
  expect(section().querySelectorAll('li .tabler-icon')).toHaveLength(content.items.length);
});

test('a drawing replaces the icon, for the eye only', async () => {
  const [one, two] = withIcons.items;
  renderPage(<Challenges {...content} items={[one!, { ...two!, drawing: 'month-end' }]} />);
  const [icon, drawn] = within(section()).getAllByRole('listitem');
  expect(icon?.querySelectorAll('.tabler-icon')).toHaveLength(1);
  await waitFor(() => expect(drawn).toHaveTextContent('Checked'));
  expect(drawn?.querySelectorAll('.tabler-icon')).toHaveLength(0);
  expect(drawn?.querySelectorAll('svg')).toHaveLength(1);
  expect(drawn?.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
});

test.each(NAMES)('%s draws only known values, without SVG text', (name) => {
  const { container } = render(<DrawnChallenge name={name} />);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  expect(container.querySelectorAll('text, a, button, [tabindex]')).toHaveLength(0);
  expect(container.innerHTML).not.toMatch(/undefined|NaN|Infinity/);
});

test('each change of Drive-R has a drawing, with one of its situation before it', async () => {
  renderPage(<Challenges {...content} />);
  const items = within(section()).getAllByRole('listitem');
  await waitFor(() => expect(section()).toHaveTextContent('No connection'));
  for (const item of items)
    expect([...item.children].map((part) => part.querySelectorAll('svg').length)).toEqual([1, 1]);
  expect(Object.keys(SITUATION_DRAWINGS)).toEqual(content.items.map(({ drawing }) => drawing));
  expect(NAMES.filter(hasSituation)).toEqual(Object.keys(SITUATION_DRAWINGS));
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
