import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { SuccessStory } from '../success-story/success-story';
import { Video } from './video';

const scene = sectionOf('surve-r', 'product.video');
const story = sectionOf('home', 'proof.success-story');
const image = { url: '/uploads/well.webp', width: 1600, height: 960, alternativeText: 'A well' };

test('the scene has Play and both links, and its image is decorative', () => {
  renderPage(<Video {...scene} />);
  const band = within(screen.getByRole('region', { name: new RegExp(scene.title) }));
  expect(band.getByRole('button', { name: 'Play video: Data Collection 4:20' })).toBeEnabled();
  const watch = band.getByRole('link', { name: /Watch on YouTube/ });
  expect(watch).toHaveAttribute('href', expect.stringMatching(/SampleSrvR1$/));
  expect(band.getByRole('link', { name: 'Watch Product Demos' })).toHaveAttribute('href', '/demo-videos');
  expect(band.getByRole('presentation')).toHaveAttribute('src', expect.stringContaining('/media/scenes/at-the-door'));
});

test('the keyboard plays the video in the scene, and the links stay in reach', async () => {
  const { container } = renderPage(<Video {...scene} />);
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: /^Play video/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(container.querySelector('iframe')?.src).toContain('/embed/SampleSrvR1?autoplay=1');
  expect(screen.getByRole('button', { hidden: true, name: /^Play video/ })).toHaveAttribute('inert');
  expect(screen.getByRole('link', { name: /Watch on YouTube/ }).closest('[inert]')).toBeNull();
});

test.each(['scene', 'beside', undefined] as const)(
  '%s: a video that is not available has no Play button',
  (variant) => {
    renderPage(<Video {...scene} variant={variant} video={{ ...scene.video, available: false }} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: /Watch on YouTube/ })).toBeNull();
    expect(screen.getByText('Coming Soon')).toBeVisible();
  },
);

test.each([
  ['the scene', <Video {...scene} video={{ ...scene.video, image }} />],
  ['the poster', <Video {...scene} variant="beside" video={{ ...scene.video, image }} />],
  ['the success story', <SuccessStory {...story} video={{ ...story.video, image }} />],
])('an image of the media library replaces %s', (_, section) => {
  const { container } = renderPage(section);
  expect([...container.querySelectorAll('img')].map(({ alt }) => alt)).toContain('A well');
  expect(container.querySelector('img[src*="/media/"]')).toBeNull();
});

test.each([
  ['surve-r', 'scenes/at-the-door'],
  ['progran', 'scenes/review-meeting'],
  ['drive-r', 'scenes/four-heaps'],
])('%s has its own scene', (page, poster) => {
  expect(sectionOf(page, 'product.video')).toMatchObject({ variant: 'scene', video: { poster } });
});
