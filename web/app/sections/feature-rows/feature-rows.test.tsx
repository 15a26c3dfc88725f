import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { paths } from '~/paths';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
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

test("if none, the message 'No segments to display. Please check your Content.jsx file.'", () => {
  renderPage(<FeatureRows {...segments} items={[]} />);
  expect(screen.getByRole('status')).toHaveTextContent('No segments to display. Please check your Content.jsx file.');
});
