import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render';
import { ArticleListSection } from './article-list-section';
import { respondWith, listOf } from '../fixtures/cms-responses';

const story = (id: string) => ({
  id,
  title: `Story ${id}`,
  description: 'Told',
  image: { src: '/s.svg', alt: '' },
});
const content = { title: 'Impact Stories', empty: 'No impact stories available' };
const STORIES = [story('a'), story('b')];
const shown = () =>
  within(screen.getByRole('list', { name: '' }))
    .getAllByRole('article')
    .filter((card) => card.closest('[data-collapsed]') === null);

it('hides all items after the fourth, and shows them with a button', async () => {
  respondWith(listOf(12));
  renderPage(<ArticleListSection {...content} stories={STORIES} />);
  const button = await screen.findByRole('button', { name: 'Show All (14)' });
  expect(shown()).toHaveLength(4);
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Show Less' })).toHaveAttribute('aria-expanded', 'true');
});

it('has the button in the line of its title, before the cards', async () => {
  respondWith(listOf(12));
  renderPage(<ArticleListSection {...content} stories={STORIES} />);
  const button = await screen.findByRole('button', { name: 'Show All (14)' });
  const title = screen.getByRole('heading', { name: content.title });
  expect(button.closest('p')!.parentElement).toContainElement(title);
  expect(button.compareDocumentPosition(screen.getAllByRole('article')[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('has cards with a title, a description and a period, without tags, and a badge only for articles', async () => {
  respondWith(listOf(1));
  renderPage(
    <ArticleListSection {...content} stories={[{ ...story('a'), period: 'Since 2024', topics: ['Water'] }]} />,
  );
  const card = within((await screen.findByText('Story a')).closest('article')!);
  expect(card.queryByText('STORY')).toBeNull();
  expect(screen.getByText('BLOG')).toBeVisible();
  expect(card.getByText('Since 2024')).toBeVisible();
  expect(card.getByText('Told')).toBeVisible();
  expect(screen.getByText('What post 1 says.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Tags' })).toBeNull();
});

it('has no button for four or fewer', async () => {
  respondWith(listOf(2));
  renderPage(<ArticleListSection {...content} stories={STORIES} />);
  await screen.findByText('Post number 1');
  expect(shown()).toHaveLength(4);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says how many articles are new and how many stories there are', async () => {
  respondWith(listOf(12));
  renderPage(<ArticleListSection {...content} stories={STORIES} />);
  // One article a day, the newest from yesterday: seven within seven days.
  expect(await screen.findByText('7 new blogs and 2 impact stories')).toBeVisible();
});

it('shows no counts without articles', async () => {
  respondWith(listOf(0));
  renderPage(<ArticleListSection {...content} stories={STORIES} />);
  await screen.findByText('Story a');
  expect(screen.queryByText(/new blogs/)).toBeNull();
});

it('shows its stories while the CMS is down', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  respondWith({ error: 'away' }, 503);
  renderPage(<ArticleListSection {...content} stories={STORIES} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(screen.getByRole('status').querySelector('.spinner')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByText('Story a')).toBeVisible();
  vi.useRealTimers();
});

it('says that there are no items at all', async () => {
  respondWith(listOf(0));
  renderPage(<ArticleListSection {...content} stories={[]} />);
  expect(await screen.findByText('No impact stories available')).toBeVisible();
});

it('refetches after 300 000 ms', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const fetch = respondWith(listOf(1));
  renderPage(<ArticleListSection {...content} stories={STORIES} />);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(fetch).toHaveBeenCalledTimes(1);
  respondWith(listOf(3));
  await act(() => vi.advanceTimersByTimeAsync(298_000));
  expect(screen.queryByText('Post number 3')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Post number 3')).toBeVisible();
  vi.useRealTimers();
});
