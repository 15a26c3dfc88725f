import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/shipped';
import { renderPage } from '../../../testing/render';
import { Rows } from '../rows/rows';
import { Tour } from '../tour/tour';

const tour = sectionOf('progran', 'product.tour');
const rows = sectionOf('drive-r', 'product.rows');

test.each([
  ['a screen', <Tour {...tour} />, tour.items.find(({ anchor }) => anchor === 'beneficiaries')!],
  ['a row', <Rows {...rows} />, rows.items.find(({ viewsLegend }) => viewsLegend === 'Warn')!],
])('%s with views has a choice of their labels, and all of their pictures in that order', (_, section, item) => {
  renderPage(section);
  const group = screen.getByRole('group', { name: item.viewsLegend });
  const choices = within(group).getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ checked }) => checked)).toEqual(item.views.map((_view, n) => n === 0));
  item.views.forEach(({ label }, n) => expect(choices[n]).toHaveAccessibleName(label));
  const shown = within(group.closest('article')!).getAllByRole('img');
  expect(shown.map((one) => one.getAttribute('alt'))).toEqual(item.views.map(({ picture }) => picture?.shipped?.alt));
});

test('a choice in one screen leaves the choices of the others', async () => {
  renderPage(<Tour {...tour} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Yadgir' }));
  const checked = screen.getAllByRole<HTMLInputElement>('radio', { checked: true });
  expect(checked.map(({ value }) => value)).toEqual(['0', '1', '0']);
});

test('without views there is no choice, and the picture is shown', () => {
  const [item] = rows.items;
  renderPage(<Rows {...rows} items={[{ ...item!, views: [] }]} />);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('img', { name: item!.picture?.shipped?.alt })).toBeInTheDocument();
});
