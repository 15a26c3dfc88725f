import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Challenges } from './challenges';

const content = sectionOf('drive-r', 'product.challenges');

test('is a list with a heading, the situation, and the change with its label', () => {
  renderPage(<Challenges {...content} />);
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items).toHaveLength(content.items.length);
  for (const [n, { title, today, change }] of content.items.entries()) {
    expect(within(items[n]!).getByRole('heading', { level: 3 })).toHaveTextContent(title);
    expect(items[n]).toHaveTextContent(`${today}${content.label}: ${change}`);
  }
});

test('a picture replaces the icon, and a challenge can have neither', () => {
  const [drawn, other] = content.items;
  const withIcon = { ...other!, title: 'With an icon', picture: undefined };
  const items = [drawn!, withIcon, { ...withIcon, title: 'Plain', icon: undefined }];
  renderPage(<Challenges {...content} items={items} />);
  const list = screen.getAllByRole('listitem');
  expect(list.map((item) => item.querySelectorAll('img').length)).toEqual([1, 0, 0]);
  expect(list.map((item) => item.querySelectorAll('.tabler-icon').length)).toEqual([0, 1, 0]);
});
