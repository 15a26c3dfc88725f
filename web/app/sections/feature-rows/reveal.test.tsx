import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { tests } from '~/mockups/data/modelling';
import { count } from '~/mockups/kit/numbers';
import { FeatureRows } from './feature-rows';

describe('image and text blocks that appear on scroll with a loading blur', () => {
  it('alternate: the image is on the left, then on the right', () => {
    renderPage(<FeatureRows {...sectionOf('drive-r', 'product.feature-rows')} />);
    const rows = screen.getAllByRole('article');
    expect(rows.map(({ dataset }) => dataset.side)).toEqual(rows.map((_, n) => (n % 2 ? 'right' : 'left')));
    for (const row of rows) expect(row).toHaveAttribute('data-reveal');
  });

  it('have the choice of their screen above it', () => {
    renderPage(<FeatureRows {...sectionOf('drive-r', 'product.feature-rows')} />);
    const choice = screen.getByRole('group', { name: 'The file' });
    expect(choice.nextElementSibling).not.toBeNull();
  });

  it('are three bands, of which the first one is dark and has the small heading, and each asks its question', () => {
    const { items } = sectionOf('drive-r', 'product.feature-rows');
    renderPage(<FeatureRows {...sectionOf('drive-r', 'product.feature-rows')} />);
    const rows = screen.getAllByRole('article');
    const grounds = rows.map((one) => [
      one.closest('section')?.dataset.tone,
      one.closest<HTMLElement>('[data-band]')?.dataset.band,
    ]);
    expect(grounds).toEqual([
      ['forest', 'dark'],
      ['paper', 'light'],
      ['paper', 'light'],
    ]);
    const dark = screen.getByRole('region', { name: 'Around every question' });
    expect(dark).toContainElement(screen.getByRole('heading', { name: 'Is the file clean?' }));
    rows.forEach((one, n) => {
      const question = within(one).getByRole('heading', { level: 3, name: items[n]!.title });
      expect(question).toHaveTextContent(/\?$/);
      expect(question.querySelector('span')).not.toBeNull();
    });
  });

  it('name the event of a question below it, with the women on whom the model was tested', () => {
    renderPage(<FeatureRows {...sectionOf('drive-r', 'product.feature-rows')} />);
    const question = screen.getByRole('heading', { name: 'Who will stay away?' });
    const { hit, missed, alarm, clear } = tests.balanced;
    expect(question.nextElementSibling).toHaveTextContent(
      `From their next group meeting: ${count(hit + missed + alarm + clear)} women, ${hit + missed} stayed away`,
    );
  });
});
