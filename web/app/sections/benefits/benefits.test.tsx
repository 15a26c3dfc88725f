import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Benefits } from './benefits';

const content = sectionOf('consultants', 'product.benefits');

test('each benefit has its title, its text and a picture for the eye only', () => {
  renderPage(<Benefits {...content} />);
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(content.items.length);
  for (const [n, { title, text, picture }] of content.items.entries()) {
    expect(cards[n]).toHaveTextContent(`${title}${text}`);
    expect(within(cards[n]!).getByRole('presentation')).toHaveAttribute('src', picture?.shipped?.wide.src);
  }
});

test('a benefit without a picture has no empty box', () => {
  renderPage(<Benefits {...content} items={[{ title: 'Plain', text: 'Text.' }]} />);
  expect(screen.getByRole('listitem').childElementCount).toBe(1);
});
