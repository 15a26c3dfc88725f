import type { ReactElement } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { stubIntersectionObserver } from '../../../testing/intersection-observer';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Offerings } from '../offerings/offerings';
import { ProductRows } from '../product-rows/product-rows';
import { ScreenTour } from '../screen-tour/screen-tour';
import { TryIt } from '../try-it/try-it';

vi.mock('../../mockups/mockup', async () => ({
  ProductMockup: (await import('../../mockups/mockup-figure')).MockupFigure,
}));
stubIntersectionObserver();

type Case = [what: string, section: ReactElement, image: RegExp, part: string, chosen: string];

test.each<Case>([
  [
    'a reply on the phone',
    <TryIt {...sectionOf('surve-r', 'product.try-it')} />,
    /so the form goes on to the crop/,
    'Pigeon pea',
    'Pigeon pea',
  ],
  [
    'an activity in the graph',
    <TryIt {...sectionOf('progran', 'product.try-it')} />,
    /kitchen gardens/i,
    'Trainings',
    'Trainings, on time',
  ],
  [
    'the marked words of a question',
    <TryIt {...sectionOf('drive-r', 'product.try-it')} />,
    /each of six districts/,
    'districts',
    'Kind of work',
  ],
  [
    'a woman in the list',
    <ScreenTour {...sectionOf('progran', 'product.screen-tour')} />,
    /Lakshmi Devaraj/,
    'Noorjahan Begum',
    'Noorjahan',
  ],
  [
    'a grant in the drawing',
    <Offerings {...sectionOf('progran', 'product.offerings')} />,
    /under three grants/,
    'Company CSR',
    'Company',
  ],
  [
    'a proposed question',
    <ProductRows {...sectionOf('home', 'product.product-rows')} />,
    /furthest below their income target/,
    'Who had lent the money?',
    'Loans',
  ],
])('a press on %s chooses its mockup', async (_, section, image, part, chosen) => {
  renderPage(section);
  const [radio] = screen.getAllByRole('radio', { name: chosen });
  expect(radio).not.toBeChecked();
  await userEvent.click(within(screen.getAllByRole('img', { name: image })[0]!).getByText(part));
  expect(radio).toBeChecked();
});

test('parts of a mockup do not name the radio button that they press', () => {
  const section = sectionOf('progran', 'product.try-it');
  renderPage(<TryIt {...section} />);
  for (const { label } of section.items) expect(screen.getByRole('radio', { name: label })).toHaveAccessibleName(label);
});

test('without a radio button for its mockup, a part is no label', () => {
  const { items, ...section } = sectionOf('surve-r', 'product.try-it');
  const { container } = renderPage(<TryIt {...section} items={items.map((item) => ({ ...item, views: [] }))} />);
  expect(container.querySelectorAll('figure')).toHaveLength(items.length);
  expect(container.querySelector('figure label')).toBeNull();
});
