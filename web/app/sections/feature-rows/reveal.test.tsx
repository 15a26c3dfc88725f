import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { FeatureRows } from './feature-rows';

const section = sectionOf('drive-r', 'product.feature-rows');

describe('image and text blocks that appear on scroll with a loading blur', () => {
  it('alternate: the image is on the left, then on the right', () => {
    renderPage(<FeatureRows {...section} />);
    const rows = screen.getAllByRole('article');
    expect(rows.map(({ dataset }) => dataset.side)).toEqual(rows.map((_, n) => (n % 2 ? 'right' : 'left')));
    for (const row of rows) expect(row).toHaveAttribute('data-reveal');
  });

  it('have the choice of their picture above it', () => {
    renderPage(<FeatureRows {...section} />);
    const choice = screen.getByRole('group', { name: 'The file' });
    expect(within(choice.nextElementSibling as HTMLElement).getAllByRole('img')).toHaveLength(2);
  });

  it('are bands, of which the first one is dark and has the small heading, and each asks its question', () => {
    renderPage(<FeatureRows {...section} />);
    const rows = screen.getAllByRole('article');
    expect(rows.map((one) => one.closest('section')?.dataset.tone)).toEqual(['forest', 'paper', 'paper']);
    const dark = screen.getByRole('region', { name: 'Around every question' });
    expect(dark).toContainElement(screen.getByRole('heading', { name: 'Is the file clean?' }));
    rows.forEach((one, n) =>
      expect(within(one).getByRole('heading', { level: 3, name: section.items[n]!.title })).toHaveTextContent(/\?$/),
    );
  });

  it('name the event of a question below it', () => {
    renderPage(<FeatureRows {...section} />);
    const question = screen.getByRole('heading', { name: 'Who will stay away?' });
    expect(question.nextElementSibling).toHaveTextContent('214 stayed away');
  });
});
