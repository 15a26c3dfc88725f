import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Offerings } from './offerings';

const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test.each(['surve-r', 'progran', 'drive-r', 'education'])(
  '%s: all offerings in their order, with their texts',
  (page) => {
    const content = sectionOf(page, 'product.offerings');
    renderPage(<Offerings {...content} />);
    expect(titles()).toEqual(content.items.map(({ title }) => title));
    for (const { text, points } of content.items)
      for (const one of [text, ...points.map((point) => point.text)])
        expect(screen.getByRole('region')).toHaveTextContent(one);
  },
);

test('the picture of the section has its alternative text', () => {
  const content = sectionOf('progran', 'product.offerings');
  renderPage(<Offerings {...content} />);
  expect(screen.getByRole('img', { name: content.picture?.shipped?.alt })).toBeVisible();
});

test('a panel has the first offering with its points, and the picture of the section', () => {
  const content = sectionOf('education', 'product.offerings');
  const { picture } = sectionOf('progran', 'product.offerings');
  renderPage(<Offerings {...content} picture={picture} />);
  const panel = within(screen.getByRole('article'));
  expect(panel.getByRole('heading', { level: 3 })).toHaveTextContent(content.items[0]!.title);
  expect(panel.getAllByRole('listitem')).toHaveLength(content.items[0]!.points.length);
  expect(panel.getByRole('img', { name: picture?.shipped?.alt })).toBeVisible();
});

test('a picture of an offering replaces its icon', () => {
  const { items, ...content } = sectionOf('surve-r', 'product.offerings');
  renderPage(<Offerings {...content} items={items} />);
  for (const [n, item] of screen.getAllByRole('listitem').entries()) {
    const shipped = items[n]?.picture?.shipped;
    expect(item.querySelector('img')?.getAttribute('src')).toBe(shipped?.wide.src);
    expect(item.querySelectorAll('.tabler-icon')).toHaveLength(shipped ? 0 : 1);
  }
});
