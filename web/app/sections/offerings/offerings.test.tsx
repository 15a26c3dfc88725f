import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Offerings } from './offerings';

test('a picture of an offering replaces its icon', () => {
  const content = sectionOf('surve-r', 'product.offerings');
  renderPage(<Offerings {...content} />);
  for (const [n, item] of screen.getAllByRole('listitem').entries()) {
    const pictures = content.items[n]?.picture ? 1 : 0;
    expect(item.querySelectorAll('img')).toHaveLength(pictures);
    expect(item.querySelectorAll('.tabler-icon')).toHaveLength(1 - pictures);
  }
});
