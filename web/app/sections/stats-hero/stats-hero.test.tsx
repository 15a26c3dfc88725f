import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { StatsHero } from './stats-hero';

const hero = sectionOf('all-solutions', 'opening.stats-hero');

test("3000+ beneficiaries impacted, 8+ successful projects, 100% digitisation, and 'View our Products' to /allproducts", () => {
  renderPage(<StatsHero {...hero} />);
  const stats = screen.getAllByRole('term').map((label) => label.textContent);
  expect(stats).toEqual(['beneficiaries impacted', 'successful projects', 'digitisation']);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['3000+', '8+', '100%']);
  expect(screen.getByRole('link', { name: 'View our Products' })).toHaveAttribute('href', '/allproducts');
});
