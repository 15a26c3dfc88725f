import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render';
import { BlogList } from './blog-list';
import { respondWith, listOf } from '../fixtures/articles';
import { pagesAround } from './card-grid';

const STORIES = ['a', 'b', 'c'].map((id) => ({
  ...{ id, title: `Story ${id}`, description: 'Told', image: { src: '/s.svg', alt: '' } },
}));
const CurrentSearch = () => <output>{useLocation().search}</output>;

/** Renders the list with a response of the CMS. Returns the mock of `fetch`. */
function renderList(list: ReturnType<typeof listOf>, view = {}, stories = STORIES) {
  const fetch = respondWith(list);
  renderPage(
    <>
      <BlogList title="Field notes" view={{ page: 1, ...view }} stories={stories} />
      <CurrentSearch />
    </>,
  );
  return fetch;
}

it('hides all cards after the eighth, and shows them with a button', async () => {
  renderList(listOf(12));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Field notes');
  const button = await screen.findByRole('button', { name: 'Show All (15)' });
  expect(document.querySelectorAll('li[data-collapsed]')).toHaveLength(7);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Show Less' })).toHaveAttribute('aria-expanded', 'true');
});

it('has no button for eight', async () => {
  renderList(listOf(5));
  await screen.findByText('Post number 5');
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

it('loads only the first image with high priority: on a phone the others are below the fold', async () => {
  renderList(listOf(4));
  await screen.findByText('Post number 4');
  const first = screen.getAllByRole('article').map((card) => card.querySelector('img[fetchpriority="high"]') !== null);
  expect(first).toEqual([true, ...first.slice(1).map(() => false)]);
});

it.each([
  ['12 blog posts, 3 impact stories, 15 in total', listOf(12), {}],
  ['1 blog post, 0 impact stories, 1 in total', listOf(1), { category: 'measurement' }],
  ['0 blog posts, 1 impact story, 1 in total', listOf(0), { q: 'story B' }],
  ['12 blog posts, 3 impact stories, 15 in total on page 1 of 3', listOf(12, { total: 30, pageCount: 3 }), {}],
  ['6 blog posts, 0 impact stories, 6 in total on page 2 of 2', listOf(6, { total: 18, pageCount: 2 }), { page: 2 }],
])('counts what it shows: %s', async (count, list, view) => {
  renderList(list, view);
  expect(await screen.findByText(count)).toBeVisible();
});

it('says that there are no items, or that nothing matches with a link to the whole list', async () => {
  renderList(listOf(0), {}, []);
  expect(await screen.findByText('No blog posts or stories available.')).toBeVisible();
  renderList(listOf(0), { q: 'zeppelin' });
  expect(await screen.findByText('Nothing matches that yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show everything' })).toHaveAttribute('href', '/blogs');
});

describe('filters', () => {
  it('request the view of the URL', async () => {
    const fetch = renderList(listOf(1), { category: 'field-notes', q: 'six talukas', page: 2 });
    await screen.findByText('Post number 1');
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/articles?category=field-notes&page=2&q=six+talukas');
  });

  it('are links that keep the other filters and start at the first page', async () => {
    renderList(listOf(3), { tag: 'ai', q: 'water', page: 2 });
    const link = await screen.findByRole('link', { name: 'Measurement3' });
    expect(link).toHaveAttribute('href', '/blogs?category=measurement&q=water&tag=ai');
    expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/blogs');
  });

  it('put the search text into the URL, with the category', async () => {
    renderList(listOf(3), { page: 2, category: 'measurement' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search posts' }), ' six talukas {Enter}');
    expect(screen.getByText('?category=measurement&q=six+talukas')).toBeVisible();
  });
});

it('links to the articles after the first twelve', async () => {
  renderList(listOf(12, { total: 30, pageCount: 3 }));
  expect(await screen.findByRole('link', { name: 'Older posts' })).toHaveAttribute('href', '/blogs?page=2');
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/blogs?page=3');
  expect(screen.queryByRole('link', { name: 'Newer posts' })).toBeNull();
});

it.each([
  [1, 2, [1, 2]],
  [10, 20, [1, null, 9, 10, 11, null, 20]],
  [2, 4, [1, 2, 3, 4]],
])('of page %i of %i lists the pages around it', (page, count, pages) =>
  expect(pagesAround(page, count)).toEqual(pages),
);
