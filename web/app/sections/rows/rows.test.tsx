import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/shipped';
import { renderPage } from '../../../testing/render';
import { Question, Rows } from './rows';

const home = sectionOf('home', 'product.rows');
const week = sectionOf('surve-r', 'product.rows');
const questions = sectionOf('drive-r', 'product.rows');
const segments = sectionOf('other-solutions', 'product.rows');
const knowMore = () =>
  screen.getAllByRole('link', { name: /^Know more about/ }).map((link) => link.getAttribute('href'));

test('stack: a panel for each product, with what it does, its views and its link', () => {
  renderPage(<Rows {...home} />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('AI-Powered Intelligence');
  const panels = screen.getAllByRole('listitem');
  expect(panels[1]).toHaveTextContent(/^ProGran Steers by the record/);
  const choice = within(panels[1]!).getByRole('group', { name: 'Place' });
  expect(within(choice).getAllByRole('radio')).toHaveLength(home.items[1]!.views.length);
  expect(knowMore()).toEqual(['/surve_r', '/progran', '/drive_r']);
});

test('bands: the first one has the heading of the section, and each says when it happens', () => {
  renderPage(<Rows {...week} />);
  const [first, second] = screen.getAllByRole('article');
  expect(first).toContainElement(screen.getByRole('heading', { level: 2, name: week.title }));
  const heading = screen.getByRole('heading', { level: 3, name: week.items[1]!.title });
  expect(heading.previousElementSibling).toHaveTextContent('Saturday 18:20');
  expect(within(second!).getByRole('group', { name: 'In the queue' }).parentElement).toContainElement(heading);
});

test('bands that reveal ask a question each, and the one that opens the chapter is dark', () => {
  renderPage(<Rows {...questions} />);
  const rows = screen.getAllByRole('article');
  for (const row of rows) expect(row).toHaveAttribute('data-reveal');
  expect(rows.map((row) => row.parentElement?.dataset.tone)).toEqual(['forest', 'paper', 'paper']);
  expect(rows.map((row) => row.parentElement?.dataset.side)).toEqual(['left', 'right', 'left']);
  expect(screen.getByRole('region', { name: questions.title })).toContainElement(rows[2]!);
});

test('Other Solutions: each segment leads to its page or to /comingsoon, and an empty list has a note', () => {
  const { unmount } = renderPage(<Rows {...segments} />);
  expect(knowMore()).toEqual(segments.items.map(({ action }) => action?.to));
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(segments.items.length);
  unmount();
  renderPage(<Rows {...segments} items={[]} />);
  expect(screen.getByRole('status')).toHaveTextContent('No segments to display. Please check your Content.jsx file.');
});

test.each([
  ['Is the file clean?', 'clean'],
  ['Which goal does it count for?', 'count for'],
  ['Why?', 'Why'],
  ['What is it?', 'is it'],
  ['It is clean', undefined],
])('%s has its end marked if it is a question', (text, end) => {
  renderPage(<Question as="h3" text={text} />);
  expect(screen.getByRole('heading', { level: 3, name: text }).querySelector('span')?.textContent).toBe(end);
});
