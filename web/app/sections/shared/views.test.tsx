import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { stubIntersectionObserver } from '../../../testing/intersection-observer';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { FeatureRows } from '../feature-rows/feature-rows';
import { ScreenTour } from '../screen-tour/screen-tour';

stubIntersectionObserver();

const tour = sectionOf('progran', 'product.screen-tour');
const rows = sectionOf('drive-r', 'product.feature-rows');

test.each([
  ['a screen', <ScreenTour {...tour} />, tour.items.find(({ anchor }) => anchor === 'beneficiaries')!],
  ['a row', <FeatureRows {...rows} />, rows.items.find(({ viewsLegend }) => viewsLegend === 'Warn')!],
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
  renderPage(<ScreenTour {...tour} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Yadgir' }));
  const checked = screen.getAllByRole<HTMLInputElement>('radio', { checked: true });
  expect(checked.map(({ value }) => value)).toEqual(['0', '1', '0']);
});
