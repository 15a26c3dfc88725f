import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/shipped';
import { renderPage } from '../../../testing/render';
import { Video } from './video';

const video = sectionOf('farmer', 'product.video');

const scene = sectionOf('surve-r', 'product.video');
const story = sectionOf('home', 'product.video');
const player = () => document.querySelector('iframe');

test('the scene has the heading, Play and both links, and its image is decorative', () => {
  const { container } = renderPage(<Video {...scene} />);
  const band = within(screen.getByRole('region', { name: new RegExp(scene.title) }));
  expect(band.getByRole('button', { name: 'Play video: Data Collection 4:20' })).toBeEnabled();
  expect(band.getByRole('link', { name: /Watch on YouTube/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/SampleSrvR1$/),
  );
  expect(band.getByRole('link', { name: 'Watch Product Demos' })).toHaveAttribute('href', '/demo-videos');
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});

test('the story of the home page has three statistics, a quote and a link to the stories', () => {
  renderPage(<Video {...story} />);
  expect(screen.getAllByRole('definition')).toHaveLength(3);
  expect(screen.getByRole('blockquote')).toHaveTextContent(story.quote!.text);
  expect(screen.getByRole('link', { name: 'View our Impact Stories' })).toHaveAttribute('href', '/blogs');
});

test.each([video, scene, story])('$title: Play swaps the poster for a playing video, which stays', async (content) => {
  renderPage(<Video {...content} />);
  expect(player()).toBeNull();
  const play = screen.getByRole('button', { name: /^Play video/ });
  expect(play).toHaveTextContent(content.video.duration);
  play.focus();
  await userEvent.keyboard('{Enter}');
  expect(player()?.src).toContain(`/embed/${content.video.videoId}?autoplay=1`);
  expect(play.closest('[inert]')).not.toBeNull();
  expect(screen.getByRole('link', { name: /Watch on YouTube/ }).closest('[inert]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(player()).not.toBeNull();
});

test.each([video, scene])('$variant: a video that is not available has no Play button', (content) => {
  renderPage(<Video {...content} video={{ ...content.video, available: false }} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: /Watch on YouTube/ })).toBeNull();
  expect(screen.getByText('Coming Soon')).toBeVisible();
});
