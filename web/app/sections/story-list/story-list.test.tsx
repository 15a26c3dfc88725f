import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Story } from '~/lib/story';
import { renderPage } from '../../../testing/render';
import { StoryList } from './story-list';

const story = (id: number, to?: string): Story => ({
  id: `${id}`,
  title: `Story ${id}`,
  description: 'What changed.',
  to,
});

test('the stories with a page of their own are links, and the others are not listed', () => {
  const action = { label: 'All stories', to: '/Impact_story' };
  renderPage(<StoryList title="Stories" action={action} stories={[story(1, '/one'), story(2), story(3, '/three')]} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/one', '/three', action.to]);
});
