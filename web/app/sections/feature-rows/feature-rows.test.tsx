import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { paths } from '~/paths';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { flagged, held } from '../../mockups/data/survey';
import { sixCounts } from '../call-to-action/sketch-data';
import { FeatureRows } from './feature-rows';

const segments = sectionOf('other-solutions', 'product.feature-rows');

vi.mock('../../mockups/mockup', () => ({
  ProductMockup: ({ name }: { name: string }) => <div role="img" aria-label={name} />,
}));

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
});

test('each segment has the figure of its row in the opening as a large number', () => {
  const { container } = renderPage(<FeatureRows {...segments} />);
  const figures = [...container.querySelectorAll('article b')].map(({ textContent }) => textContent);
  expect(figures).toEqual(sixCounts.rows.map(({ good }) => `${good} of 20`));
});

test("if none, the message 'No segments to display. Please check your Content.jsx file.'", () => {
  renderPage(<FeatureRows {...segments} items={[]} />);
  expect(screen.getByRole('status')).toHaveTextContent('No segments to display. Please check your Content.jsx file.');
});

test('a plain row says when in the week it happens, with a large time, and has the choice of its screen below its text', () => {
  const week = sectionOf('surve-r', 'product.feature-rows');
  renderPage(<FeatureRows {...week} />);
  const rows = screen.getAllByRole('article');
  expect(rows.map((row) => row.querySelector('.when')?.textContent)).toEqual(['Saturday 18:07', 'Saturday 18:20']);
  expect(rows.map((row) => row.querySelector('.when b')?.textContent)).toEqual(['18:07', '18:20']);
  const choice = within(rows[1]!).getByRole('group', { name: 'In the queue' });
  expect(choice.parentElement).toContainElement(within(rows[1]!).getByRole('heading'));
});

test('the first band of the week has the heading of the section', () => {
  const week = sectionOf('surve-r', 'product.feature-rows');
  renderPage(<FeatureRows {...week} />);
  const [first] = screen.getAllByRole('article');
  const heading = screen.getByRole('heading', { level: 2, name: week.title });
  expect(first).toContainElement(heading);
  expect(screen.getByRole('region', { name: week.title })).toContainElement(first!);
});

test('the times of the week are those of its screens', () => {
  const [queue, approvals] = sectionOf('surve-r', 'product.feature-rows').items;
  const last = held.findLast(({ sent }) => sent)?.sent;
  expect(queue?.when).toBe(`Saturday ${last}`);
  expect(approvals?.when).toBe(`Saturday ${flagged.decided.at}`);
  expect(new Date(`${flagged.on} 2026 UTC`).getUTCDay()).toBe(6);
});
