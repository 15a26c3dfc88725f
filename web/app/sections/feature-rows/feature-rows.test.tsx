import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { paths } from '~/paths';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
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
