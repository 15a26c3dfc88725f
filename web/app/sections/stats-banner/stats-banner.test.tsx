import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { statsBanner } from '~/content/stats';
import { renderPage } from '../../../testing/render';
import { StatsBanner } from './stats-banner';

test("Stats banner with 'More about us' to /aboutus", () => {
  renderPage(<StatsBanner {...statsBanner} />);
  expect(screen.getByRole('link', { name: 'More about us' })).toHaveAttribute('href', '/aboutus');
});

test('3000+ lives impacted, 8+ successful projects, 100% digitisation', () => {
  renderPage(<StatsBanner {...statsBanner} />);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['3000+', '8+', '100%']);
  expect(screen.getAllByRole('term').map((label) => label.textContent)).toEqual([
    'lives impacted',
    'successful projects',
    'digitisation',
  ]);
});
