import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render';
import { type ListItem, articleItem, storyItem } from './article-card';
import { ArticleCardItem } from './article-card-item';
import { card, tags } from '../fixtures/articles';

const NOW = Date.UTC(2026, 9, 30);
const DAY = 24 * 60 * 60 * 1000;
const item = (more = {}) => articleItem(card(1, more));
const story = { id: 'wells', title: 'Wells', description: 'Deep', image: { src: '/media/stories/wells.svg', alt: '' } };
const CurrentPath = () => <output>{useLocation().pathname}</output>;

const renderCard = (item: ListItem) =>
  renderPage(
    <>
      <ArticleCardItem item={item} now={NOW} sizes="100vw" />
      <CurrentPath />
    </>,
  );
const tagsShown = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('shows all fields of an article card', () => {
  renderCard(item({ tags: tags('One', 'Two', 'Three', 'Four', 'Five') }));
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading', { name: 'Post number 1' })).toBeVisible();
  for (const text of ['BLOG', 'NEW', 'What post 1 says.', 'October 29, 2026', 'Meera Iyer', 'Measurement']) {
    expect(card.getByText(text)).toBeVisible();
  }
  expect(tagsShown()).toEqual(['One', 'Two', 'Three', '+2 more']);
});

it('shows no tag counter without hidden tags', () => {
  renderCard(item({ tags: tags('One', 'Two', 'Three') }));
  expect(tagsShown()).toEqual(['One', 'Two', 'Three']);
});

it('shows the period and the topics of a story in place of date and tags', () => {
  renderCard(storyItem({ ...story, period: '2024 to 2025', topics: ['Water', 'Open data'] }));
  expect(screen.getByText('2024 to 2025')).toBeVisible();
  expect(tagsShown()).toEqual(['Water', 'Open data']);
});

it.each([
  [7 * DAY, true],
  [7 * DAY + 1, false],
  [0, true],
  [-DAY, false],
])('is new for seven days after publication (%d ms ago: %s)', (age, isNew) => {
  renderCard(item({ publishedAt: new Date(NOW - age).toISOString() }));
  expect(screen.queryByText('NEW') !== null).toBe(isNew);
});

it('has the language of its text, and that of the pages in its labels', () => {
  renderCard(item({ language: 'ur', title: 'KPI کی فہرست', tags: tags('Baselines') }));
  const languageOf = (text: string | RegExp) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');
  expect(screen.getByRole('article')).toHaveAttribute('dir', 'rtl');
  expect(['KPI کی فہرست', 'What post 1 says.'].map(languageOf)).toEqual(['ur', 'ur']);
  expect(['BLOG', 'October 29, 2026', 'Baselines'].map(languageOf)).toEqual(['en', 'en', 'en']);
});

it('links to its article, its story, or the coming-soon page', () => {
  renderCard(item());
  renderCard(storyItem({ ...story, to: '/impact-story/wells' }));
  renderCard(storyItem(story));
  const urls = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(urls).toEqual(['/blogs/post-1', '/impact-story/wells', '/comingblog']);
  expect(screen.getAllByText('STORY')).toHaveLength(2);
});

it('navigates after 100 ms, while the page scrolls to the top', () => {
  vi.useFakeTimers();
  const scrollTo = vi.spyOn(window, 'scrollTo');
  renderCard(item());
  fireEvent.click(screen.getByRole('link'));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  act(() => void vi.advanceTimersByTime(99));
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('/blogs/post-1');
  vi.useRealTimers();
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])('leaves a click with %s to the browser', (key) => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  renderCard(item());
  screen.getByRole('link').addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  fireEvent.click(screen.getByRole('link'), { [key]: true });
  expect(scrollTo).not.toHaveBeenCalled();
});

it.each([
  ['a missing cover', { cover: null }, '/media/placeholder.svg'],
  ['a cover that fails to load', {}, '/uploads/cover-1.webp'],
])('shows the placeholder for %s, once', (_, more, src) => {
  const { container } = renderCard(item(more));
  expect(container.querySelector('img')).toHaveAttribute('src', src);
  fireEvent.error(container.querySelector('img')!);
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/placeholder.svg');
});
