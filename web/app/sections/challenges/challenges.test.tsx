import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Challenges } from './challenges';

const content = sectionOf('drive-r', 'product.challenges');
const section = () => screen.getByRole('region', { name: new RegExp(content.subtitle ?? '') });

test('is a list with a heading, the situation, and the change with its label', () => {
  renderPage(<Challenges {...content} />);
  const items = within(within(section()).getByRole('list')).getAllByRole('listitem');
  expect(items).toHaveLength(content.items.length);
  for (const [n, { title, today, change }] of content.items.entries()) {
    expect(within(items[n]!).getByRole('heading', { level: 3 })).toHaveTextContent(title);
    expect(items[n]).toHaveTextContent(`${today}${content.label}: ${change}`);
  }
});

test('a picture replaces the icon, and a challenge can have neither', () => {
  const [drawn, other] = content.items;
  const image = { url: '/uploads/files.png', alternativeText: 'Four files', width: 400, height: 200 };
  const items = [
    drawn!,
    { ...other!, title: 'With an image', picture: { image } },
    { ...other!, title: 'With an icon', picture: undefined },
    { ...other!, title: 'Plain', picture: undefined, icon: undefined },
  ];
  renderPage(<Challenges {...content} items={items} />);
  const list = within(section()).getAllByRole('listitem');
  expect(list.map((item) => item.querySelectorAll('img').length)).toEqual([1, 1, 0, 0]);
  expect(list.map((item) => item.querySelectorAll('.tabler-icon').length)).toEqual([0, 0, 1, 0]);
  expect(within(list[0]!).getByRole('presentation')).toHaveAttribute('src', drawn?.picture?.shipped?.wide.src);
  expect(within(list[1]!).getByRole('img', { name: 'Four files' })).toBeInTheDocument();
});
