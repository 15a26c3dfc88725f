import userEvent from '@testing-library/user-event';
import { render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadAllSections } from '../../testing/page-sections';
import { sectionOf, shippedPage } from '../../testing/shipped';
import { renderPage } from '../../testing/render';
import type { Page } from './page-schema';
import { PageSections } from './page-sections';
import { shippedContent } from './shipped-content.server';

beforeAll(loadAllSections);
beforeEach(() => sessionStorage.clear());

function renderProduct(change: (section: Page['sections'][number]) => void = () => {}) {
  const page = structuredClone(shippedPage('health'));
  page.sections.forEach(change);
  const Site = createRoutesStub([
    { path: '/health', Component: () => <PageSections page={page} /> },
    { path: '*', Component: () => null },
  ]);
  render(<Site initialEntries={['/health']} />);
  return page;
}

test('the page of a product has its sections in their order', () => {
  const { sections } = renderProduct((section) => Object.assign(section, { subtitle: undefined }));
  const titles = sections.slice(1).flatMap((section) => ('title' in section ? (section.title ?? []) : []));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(titles);
});

test('the breadcrumb is Home > Products > name', () => {
  renderProduct();
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  const [home, products, name] = trail.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect([home, products]).toEqual(['Home', 'Products']);
  expect(trail.getByText(name!)).toHaveAttribute('aria-current', 'page');
  expect(trail.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/allproducts');
});

test('Request Demo leads to /contact and stores the page', async () => {
  renderProduct();
  const [button] = screen.getAllByRole('link', { name: 'Request Demo' });
  expect(button).toHaveAttribute('href', '/contact');
  await userEvent.click(button!);
  expect(sessionStorage.getItem('request-demo-pressed')).toBeTruthy();
});

test('the prototype opens in a new tab, from the button and from the picture, if the content links the picture', () => {
  const { actions } = sectionOf('health', 'opening.product-hero');
  renderProduct();
  for (const name of [/^View Prototype/, /Open the .* prototype/]) {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', actions[1]?.to);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  }
});

test('without a link in the content the picture has none', () => {
  renderProduct((section) => Object.assign(section, { pictureTo: undefined }));
  expect(screen.queryByRole('link', { name: /Open the/ })).toBeNull();
});

test('a story is an article element, and a list of stories is not', () => {
  const page = shippedPage('story-farmer-advisory');
  const tagOf = (published?: string) =>
    renderPage(<PageSections page={{ ...page, published }} />).container.firstElementChild?.tagName;
  expect([tagOf(page.published), tagOf()]).toEqual(['ARTICLE', 'DIV']);
});

test('the list of stories omits those that are a case study on the page', async () => {
  const page = shippedPage('case-studies');
  const [first] = shippedContent.stories;
  const other = { ...first!, id: 'wells', title: 'Wells that report themselves', to: '/impact-story/wells' };
  const loader = () => ({ page, stories: [first, other] });
  const Component = () => <PageSections page={page} />;
  const Site = createRoutesStub([{ id: 'page', path: '/', loader, Component, HydrateFallback: () => null }]);
  render(<Site initialEntries={['/']} />);
  expect(await screen.findByRole('link', { name: other.title })).toHaveAttribute('href', other.to);
  expect(screen.queryByRole('link', { name: first!.title })).toBeNull();
});
