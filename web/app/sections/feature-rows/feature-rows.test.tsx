import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '~/paths';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { FeatureRows } from './feature-rows';

const segments = sectionOf('other-solutions', 'product.feature-rows');
const week = sectionOf('surve-r', 'product.feature-rows');

test("Other Solutions: each segment with 'Know more' to its page or /comingsoon", () => {
  renderPage(<FeatureRows {...segments} />);
  const links = screen.getAllByRole('link', { name: /^Know more about/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    paths.environment,
    paths.agriculture,
    paths.health,
    paths.education,
    paths.comingSoon,
    paths.comingSoon,
  ]);
});

test('each segment has a large figure', () => {
  const { container } = renderPage(<FeatureRows {...segments} />);
  const figures = [...container.querySelectorAll('article b')].map(({ textContent }) => textContent);
  expect(figures).toHaveLength(segments.items.length);
  for (const figure of figures) expect(figure).toMatch(/^\d+ of 20$/);
});

test("if none, the message 'No segments to display. Please check your Content.jsx file.'", () => {
  renderPage(<FeatureRows {...segments} items={[]} />);
  expect(screen.getByRole('status')).toHaveTextContent('No segments to display. Please check your Content.jsx file.');
});

test.each([
  ['plain', week],
  ['reveal', sectionOf('drive-r', 'product.feature-rows')],
  ['panels', segments],
])('%s: each row has its picture, and is shown without one too', (_, section) => {
  const { unmount } = renderPage(<FeatureRows {...section} />);
  const rows = screen.getAllByRole('article');
  section.items.forEach(({ picture }, n) =>
    expect(within(rows[n]!).getByRole('img', { name: picture?.shipped?.alt })).toBeInTheDocument(),
  );
  unmount();
  const items = section.items.map((item) => ({ ...item, picture: undefined, views: [] }));
  renderPage(<FeatureRows {...section} items={items} />);
  expect(screen.queryByRole('img')).toBeNull();
  for (const { title } of items) expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
});

test('a plain row says above its title when it happens, and has the choice of its picture below its text', () => {
  renderPage(<FeatureRows {...week} />);
  for (const { title, when } of week.items) {
    expect(screen.getByRole('heading', { name: title }).previousElementSibling).toHaveTextContent(when!);
  }
  const [, approvals] = screen.getAllByRole('article');
  const choice = within(approvals!).getByRole('group', { name: 'In the queue' });
  expect(choice.parentElement).toContainElement(within(approvals!).getByRole('heading'));
});

test('the first plain row has the heading of the section', () => {
  renderPage(<FeatureRows {...week} />);
  const [first] = screen.getAllByRole('article');
  expect(first).toContainElement(screen.getByRole('heading', { level: 2, name: week.title }));
  expect(screen.getByRole('region', { name: week.title })).toContainElement(first!);
});
