import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render';
import { ArticleListSection } from './article-list-section';
import { respondWith, listOf } from '../fixtures/articles';

const STORIES = ['a', 'b'].map((id) => ({
  ...{ id, title: `Story ${id}`, description: 'Told', image: { src: '/s.svg', alt: '' } },
  ...{ period: 'Since 2024', topics: ['Water'] },
}));

function renderSection(articles: number, stories = STORIES) {
  const fetch = respondWith(listOf(articles));
  renderPage(<ArticleListSection title="Impact Stories" empty="No impact stories available" stories={stories} />);
  return fetch;
}
const shown = () =>
  within(screen.getByRole('list', { name: '' }))
    .getAllByRole('article')
    .filter((card) => card.closest('[data-collapsed]') === null);

it('hides all items after the fourth, and shows them with a button before the cards', async () => {
  renderSection(12);
  const button = await screen.findByRole('button', { name: 'Show All (14)' });
  // One article a day, the newest from yesterday: seven within seven days.
  expect(screen.getByText('7 new blogs and 2 impact stories')).toBeVisible();
  expect(shown()).toHaveLength(4);
  expect(button.compareDocumentPosition(shown()[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(button);
  expect(screen.getByRole('button', { name: 'Show Less' })).toHaveAttribute('aria-expanded', 'true');
});

it('has no button for four', async () => {
  renderSection(2);
  await screen.findByText('Post number 1');
  expect(shown()).toHaveLength(4);
  expect(screen.queryByRole('button')).toBeNull();
});

it('has cards with a title, a description and a period, without tags, and a badge only for articles', async () => {
  renderSection(1);
  const card = within((await screen.findByText('Story a')).closest('article')!);
  expect(card.queryByText('STORY')).toBeNull();
  expect(screen.getByText('BLOG')).toBeVisible();
  expect(card.getByText('Since 2024')).toBeVisible();
  expect(card.getByText('Told')).toBeVisible();
  expect(screen.getByText('What post 1 says.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Tags' })).toBeNull();
});

it('shows no counts without articles, and says that there are no items at all', async () => {
  renderSection(0);
  await screen.findByText('Story a');
  expect(screen.queryByText(/new blogs/)).toBeNull();
  renderSection(0, []);
  expect(await screen.findByText('No impact stories available')).toBeVisible();
});

it('shows its stories while the CMS is down', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  respondWith({ error: 'away' }, 503);
  renderPage(<ArticleListSection title="Impact Stories" empty="None" stories={STORIES} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(screen.getByRole('status').querySelector('.spinner')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByText('Story a')).toBeVisible();
  vi.useRealTimers();
});

it('refetches after 300 000 ms', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const fetch = renderSection(1);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(fetch).toHaveBeenCalledTimes(1);
  respondWith(listOf(3));
  await act(() => vi.advanceTimersByTimeAsync(298_000));
  expect(screen.queryByText('Post number 3')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Post number 3')).toBeVisible();
  vi.useRealTimers();
});
