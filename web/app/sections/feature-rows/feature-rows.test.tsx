import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '~/paths';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { FeatureRows } from './feature-rows';

const segments = sectionOf('other-solutions', 'product.feature-rows');
const questions = sectionOf('drive-r', 'product.feature-rows');
const week = sectionOf('surve-r', 'product.feature-rows');

test("Other Solutions: each segment with 'Know more' to its page or /comingsoon", () => {
  renderPage(<FeatureRows {...segments} />);
  const links = screen.getAllByRole('link', { name: /^Know more about/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    paths.environment,
    paths.agriculture,
    paths.health,
    paths.education,
    paths.comingSoon,
    paths.comingSoon,
  ]);
  expect(screen.getAllByText(/^\d+ of 20$/)).toHaveLength(segments.items.length);
});

test("if none, the message 'No segments to display. Please check your Content.jsx file.'", () => {
  renderPage(<FeatureRows {...segments} items={[]} />);
  expect(screen.getByRole('status')).toHaveTextContent('No segments to display. Please check your Content.jsx file.');
});

test('image and text blocks that appear on scroll: the image is on the left, then on the right', () => {
  renderPage(<FeatureRows {...questions} />);
  const rows = screen.getAllByRole('article');
  expect(rows.map(({ dataset }) => dataset.side)).toEqual(rows.map((_, n) => (n % 2 ? 'right' : 'left')));
  for (const row of rows) expect(row).toHaveAttribute('data-reveal');
});

test('a row names the event of its question below it', () => {
  renderPage(<FeatureRows {...questions} />);
  const question = screen.getByRole('heading', { name: 'Who will stay away?' });
  expect(question.nextElementSibling).toHaveTextContent('214 stayed away');
});

test('a plain row says above its title when it happens, and the first one has the heading of the section', () => {
  renderPage(<FeatureRows {...week} />);
  for (const { title, when } of week.items) {
    expect(screen.getByRole('heading', { name: title }).previousElementSibling).toHaveTextContent(when!);
  }
  const [first] = within(screen.getByRole('region', { name: week.title })).getAllByRole('article');
  expect(first).toContainElement(screen.getByRole('heading', { level: 2, name: week.title }));
});
