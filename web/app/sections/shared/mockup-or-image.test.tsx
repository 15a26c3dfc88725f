import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { stubIntersectionObserver } from '../../../testing/intersection-observer';
import { renderPage } from '../../../testing/render';
import { FeatureRows } from '../feature-rows/feature-rows';
import { IndicatorTable } from '../indicator-table/indicator-table';
import { Offerings } from '../offerings/offerings';
import { PageHero } from '../page-hero/page-hero';
import { Points } from '../points/points';
import { ProductHero } from '../product-hero/product-hero';
import { ProductRows } from '../product-rows/product-rows';
import { Prototypes } from '../prototypes/prototypes';
import { Reasons } from '../reasons/reasons';
import { ScreenTour } from '../screen-tour/screen-tour';
import { MockupPanel } from './mockup-panel';
import { MockupOrImage } from './mockup-or-image';

vi.mock('../../mockups/mockup', () => ({
  ProductMockup: ({ name }: { name: string }) => <div role="img" aria-label={name} />,
}));

// Rows that appear on scroll observe their place.
stubIntersectionObserver();

const image = { url: '/uploads/well.webp', width: 1600, height: 960, alternativeText: 'A well' };
const both = { mockup: 'carbon-map', image } as const;
const item = { title: 'Wells', text: 'Text.', points: [], views: [], ...both };
const action = { label: 'Open', to: 'https://example.org' };
const list = { items: [], actions: [] };

test.each([
  ['opening.page-hero', <PageHero variant="paper" title="x" {...list} {...both} />],
  ['a story', <PageHero variant="story" title="x" {...list} {...both} />],
  ['opening.product-hero', <ProductHero name="x" title="x" {...list} {...both} views={[]} answers={[]} />],
  ['product.offerings', <Offerings title="x" items={[{ ...item, icon: 'world' }]} views={[]} {...both} />],
  ['product.points', <Points variant="mockup" title="x" items={[]} {...both} />],
  ['proof.indicator-table', <IndicatorTable title="x" columns={[]} items={[]} {...both} />],
  ['plain rows', <FeatureRows variant="plain" items={[item]} />],
  ['revealed rows', <FeatureRows variant="reveal" items={[item]} />],
  ['rows with panels', <FeatureRows variant="panels" items={[item]} />],
  [
    'product.product-rows',
    <ProductRows variant="wide" items={[{ ...item, label: 'x', hue: 'progran', action, views: [] }]} />,
  ],
  ['product.prototypes', <Prototypes anchor="x" title="x" items={[{ ...item, action }]} />],
  ['product.reasons', <Reasons title="x" items={[{ ...item, note: 'x' }]} />],
  ['product.screen-tour', <ScreenTour title="x" items={[{ ...item, anchor: 'x', label: 'x', views: [] }]} />],
  ['a view', <ScreenTour title="x" items={[{ ...item, anchor: 'x', label: 'x', views: [{ ...both, label: 'x' }] }]} />],
])('%s shows the image, not the mockup', (_, section) => {
  renderPage(section);
  expect(screen.getAllByRole('img').map((shown) => shown.getAttribute('alt'))).toEqual(['A well']);
});

test('an image without an alternative text has the title of its place', () => {
  renderPage(<FeatureRows variant="plain" items={[{ ...item, image: { ...image, alternativeText: undefined } }]} />);
  expect(screen.getByRole('img', { name: 'Wells' })).toBeVisible();
});

test('in an opening it loads at once, elsewhere lazily', () => {
  renderPage(<PageHero variant="paper" title="x" {...list} image={image} />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  renderPage(<Reasons title="x" items={[{ ...item, note: 'x' }]} />);
  expect(screen.getAllByRole('img')[1]).toHaveAttribute('loading', 'lazy');
});

test('without an image there is the mockup, and without both nothing', () => {
  renderPage(<MockupOrImage mockup="carbon-map" />);
  expect(screen.getByRole('img', { name: 'carbon-map' })).toBeVisible();
  const { container } = renderPage(<MockupOrImage />);
  expect(container).toBeEmptyDOMElement();
});

test('the panel of an image has the hue of the page, and that of a mockup the hue of its product', () => {
  const hueOf = (panel: HTMLElement) => panel.querySelector('div')?.getAttribute('data-hue');
  expect(hueOf(renderPage(<MockupPanel image={image} />).container)).toBeNull();
  expect(hueOf(renderPage(<MockupPanel mockup="drive-r-sdg" />).container)).toBe('drive-r');
  expect(hueOf(renderPage(<MockupPanel mockup="carbon-map" />).container)).toBe('leaf');
});
