import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Prototypes } from './prototypes';

test('each picture has its alternative text, and opens its prototype in a new tab', () => {
  const prototypes = sectionOf('farmer', 'product.prototypes');
  renderPage(<Prototypes {...prototypes} />);
  for (const { picture, action } of prototypes.items) {
    const link = screen.getByRole('img', { name: picture!.shipped!.alt }).closest('a');
    expect(link).toHaveAttribute('href', action.to);
    expect(link).toHaveAttribute('target', '_blank');
  }
});
