import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubIntersectionObserver } from '../../../testing/intersection-observer';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { AnchorNav } from './anchor-nav';

stubIntersectionObserver();

test('a named navigation with a link to each anchor, and none is the current one above the sections', () => {
  const content = sectionOf('csr', 'opening.anchor-nav');
  renderPage(<AnchorNav {...content} />);
  const list = within(screen.getByRole('navigation', { name: content.label })).getByRole('list');
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(content.items.map(({ anchor }) => `#${anchor}`));
  for (const link of links) expect(link).not.toHaveAttribute('aria-current');
});
