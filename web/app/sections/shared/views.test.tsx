import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { stubIntersectionObserver } from '../../../testing/intersection-observer';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { FeatureRows } from '../feature-rows/feature-rows';
import { Offerings } from '../offerings/offerings';
import { ProductHero } from '../product-hero/product-hero';
import { ScreenTour } from '../screen-tour/screen-tour';

vi.mock('../../mockups/mockup', () => ({
  ProductMockup: ({ name }: { name: string }) => <div role="img" aria-label={name} />,
}));
stubIntersectionObserver();

const tour = sectionOf('progran', 'product.screen-tour');
const rows = sectionOf('drive-r', 'product.feature-rows');
const { views, viewsLegend } = rows.items.find(({ mockup }) => mockup === 'drive-r-model')!;
const offerings = { ...sectionOf('drive-r', 'product.offerings'), views, viewsLegend };

test.each([
  ['a screen', <ScreenTour {...tour} />, tour.items.find(({ anchor }) => anchor === 'beneficiaries')!],
  ['the main offering', <Offerings {...offerings} />, offerings],
  ['a row', <FeatureRows {...rows} />, rows.items.find(({ mockup }) => mockup === 'drive-r-model')!],
])('%s with views has a choice of their labels, and all of their mockups in that order', (_, section, item) => {
  renderPage(section);
  const group = screen.getByRole('group', { name: item.viewsLegend });
  const choices = within(group).getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ checked }) => checked)).toEqual(item.views.map((_view, n) => n === 0));
  item.views.forEach(({ label }, n) => expect(choices[n]).toHaveAccessibleName(label));
  const shown = within(group.closest('article')!).getAllByRole('img');
  expect(shown.map((one) => one.getAttribute('aria-label'))).toEqual(item.views.map(({ mockup }) => mockup));
});

test('the opening of a product with views has a choice, and plays what its first view plays', () => {
  const { views } = sectionOf('home', 'product.product-rows').items.find(({ hue }) => hue === 'drive-r')!;
  const { container } = renderPage(<ProductHero {...sectionOf('drive-r', 'opening.product-hero')} views={views} />);
  expect(screen.getAllByRole('radio')).toHaveLength(views.length);
  expect(container.querySelector('[data-opening]')).toHaveAttribute('data-opening', views[0]?.mockup);
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('aria-label'))).toEqual(
    views.map(({ mockup }) => mockup),
  );
});

test('a choice in one screen leaves the choices of the others', async () => {
  renderPage(<ScreenTour {...tour} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Yadgir' }));
  const checked = screen.getAllByRole<HTMLInputElement>('radio', { checked: true });
  expect(checked.map(({ value }) => value)).toEqual(['0', '1', '0']);
});

test('without views there is no choice, and the mockup is shown', () => {
  renderPage(<Offerings {...offerings} views={[]} mockup="drive-r-goals" />);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('img', { name: 'drive-r-goals' })).toBeInTheDocument();
});
