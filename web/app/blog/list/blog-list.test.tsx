import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render';
import { BlogList } from './blog-list';
import { respondWith, listOf } from '../fixtures/cms-responses';
import { pagesAround } from './pagination';

const story = (id: string) => ({
  id,
  title: `Story ${id}`,
  description: 'Told',
  image: { src: '/s.svg', alt: '' },
});
const STORIES = [story('a'), story('b'), story('c')];
const hiddenCount = () => document.querySelectorAll('li[data-collapsed]').length;
const renderList = (view = {}) =>
  renderPage(<BlogList title="Field notes" view={{ page: 1, ...view }} stories={STORIES} />);

it('has the heading of its section, and counts articles, stories and both', async () => {
  respondWith(listOf(12));
  renderList();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Field notes');
  expect(await screen.findByText('12 blog posts, 3 impact stories, 15 in total')).toBeVisible();
});

it('hides all cards after the eighth, and shows them with a button', async () => {
  respondWith(listOf(12));
  renderList();
  const button = await screen.findByRole('button', { name: 'Show All (15)' });
  expect(hiddenCount()).toBe(7);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Show Less' })).toHaveAttribute('aria-expanded', 'true');
});

it.each([
  [1, 'secondary'],
  [3, 'quiet'],
])('of %i pages, Show Less is %s: beside links to other pages only these are prominent', async (pageCount, variant) => {
  respondWith(listOf(12, { pageCount }));
  renderList();
  await userEvent.click(await screen.findByRole('button', { name: /^Show All/ }));
  expect(screen.getByRole('button', { name: 'Show Less' })).toHaveAttribute('data-variant', variant);
  expect(screen.queryAllByRole('navigation', { name: 'Pages' })).toHaveLength(pageCount > 1 ? 1 : 0);
});

it('loads only the first image with high priority: on a phone the others are below the fold', async () => {
  respondWith(listOf(4));
  renderList();
  await screen.findByText('Post number 4');
  const first = screen.getAllByRole('article').map((card) => card.querySelector('img[fetchpriority="high"]') !== null);
  expect(first).toEqual([true, ...first.slice(1).map(() => false)]);
});

it('has no button for eight', async () => {
  respondWith(listOf(5));
  renderList();
  await screen.findByText('Post number 5');
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
});

it('says that there are no items', async () => {
  respondWith(listOf(0));
  renderPage(<BlogList title="Blog and stories" view={{ page: 1 }} stories={[]} />);
  expect(await screen.findByText('No blog posts or stories available.')).toBeVisible();
});

describe('filters', () => {
  it('request the view of the URL', async () => {
    const fetch = respondWith(listOf(1));
    renderList({ category: 'field-notes', q: 'six talukas', page: 2 });
    await screen.findByText('Post number 1');
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/articles?category=field-notes&page=2&q=six+talukas');
  });

  it('are links that keep the other filters and start at the first page', async () => {
    respondWith(listOf(3));
    renderList({ tag: 'ai', q: 'water', page: 2 });
    const link = await screen.findByRole('link', { name: 'Measurement3' });
    expect(link).toHaveAttribute('href', '/blogs?category=measurement&q=water&tag=ai');
    expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/blogs');
  });

  it('put the search text into the URL, with the category', async () => {
    const CurrentSearch = () => <output>{useLocation().search}</output>;
    respondWith(listOf(3));
    renderPage(
      <>
        <BlogList title="Blog and stories" view={{ page: 2, category: 'measurement' }} stories={STORIES} />
        <CurrentSearch />
      </>,
    );
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search posts' }), ' six talukas {Enter}');
    expect(screen.getByText('?category=measurement&q=six+talukas')).toBeVisible();
  });

  it('hide the stories in a category and search their text', async () => {
    respondWith(listOf(1));
    renderList({ category: 'measurement' });
    expect(await screen.findByText('1 blog post, 0 impact stories, 1 in total')).toBeVisible();
    respondWith(listOf(0));
    renderList({ q: 'story B' });
    expect(await screen.findByText('0 blog posts, 1 impact story, 1 in total')).toBeVisible();
  });

  it('say that nothing matches, and link to the whole list', async () => {
    respondWith(listOf(0));
    renderList({ q: 'zeppelin' });
    expect(await screen.findByText('Nothing matches that yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show everything' })).toHaveAttribute('href', '/blogs');
  });
});

describe('pagination', () => {
  it('links to the articles after the first twelve', async () => {
    respondWith(listOf(12, { total: 30, pageCount: 3 }));
    renderList({ page: 1 });
    expect(await screen.findByText(/15 in total on page 1 of 3/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Older posts' })).toHaveAttribute('href', '/blogs?page=2');
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/blogs?page=3');
    expect(screen.queryByRole('link', { name: 'Newer posts' })).toBeNull();
  });

  it('shows no stories after the first page', async () => {
    respondWith(listOf(6, { total: 18, pageCount: 2 }));
    renderList({ page: 2 });
    expect(await screen.findByText(/6 blog posts, 0 impact stories, 6 in total on page 2 of 2/)).toBeVisible();
  });

  it('lists the pages around the current one', () => {
    expect(pagesAround(1, 2)).toEqual([1, 2]);
    expect(pagesAround(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
    expect(pagesAround(2, 4)).toEqual([1, 2, 3, 4]);
  });
});
