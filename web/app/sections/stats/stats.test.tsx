import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Stats } from './stats';

const statsBanner = sectionOf('home', 'proof.stats');

test("Stats banner with 'More about us' to /aboutus", () => {
  renderPage(<Stats {...statsBanner} />);
  expect(screen.getByRole('link', { name: 'More about us' })).toHaveAttribute('href', '/aboutus');
});

test('3000+ lives impacted, 8+ successful projects, 100% digitisation', () => {
  renderPage(<Stats {...statsBanner} />);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['3000+', '8+', '100%']);
  expect(screen.getAllByRole('term').map((label) => label.textContent)).toEqual([
    'lives impacted',
    'successful projects',
    'digitisation',
  ]);
});

test.each(['row', 'large'] as const)('%s: each number with its label', (variant) => {
  renderPage(<Stats variant={variant} title="Results" items={[{ value: '60%', label: 'digitised' }]} />);
  expect(screen.getByRole('term')).toHaveTextContent('digitised');
  expect(screen.getByRole('definition')).toHaveTextContent('60%');
});
