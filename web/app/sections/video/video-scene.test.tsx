import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Video } from './video';

const scene = sectionOf('surve-r', 'product.video');
const title = new RegExp(scene.title);

test('the scene has the heading, Play and both links, and its image is decorative', () => {
  const { container } = renderPage(<Video {...scene} />);
  const band = screen.getByRole('region', { name: title });
  expect(within(band).getByRole('button', { name: 'Play video: Data Collection 4:20' })).toBeEnabled();
  expect(within(band).getByRole('link', { name: /Watch on YouTube/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/SampleSrvR1$/),
  );
  expect(within(band).getByRole('link', { name: 'Watch Product Demos' })).toHaveAttribute('href', '/demo-videos');
  expect(container.querySelector('img')?.src).toContain('/media/scenes/at-the-door');
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});

test('the keyboard plays the video in the scene, and the links stay in reach', async () => {
  const { container } = renderPage(<Video {...scene} />);
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: /^Play video/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const stage = container.querySelector('img')?.closest('div');
  expect(stage?.querySelector('iframe')).toHaveAttribute(
    'src',
    expect.stringContaining('/embed/SampleSrvR1?autoplay=1'),
  );
  expect(screen.getByRole('button', { hidden: true, name: /^Play video/ })).toHaveAttribute('inert');
  expect(screen.getByRole('link', { name: /Watch on YouTube/ }).closest('[inert]')).toBeNull();
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
});

test('an image of the media library replaces the scene', () => {
  const image = { url: '/uploads/well.webp', width: 1600, height: 760, alternativeText: 'A well' };
  const { container } = renderPage(<Video {...scene} video={{ ...scene.video, image }} />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/uploads/well.webp');
  expect(screen.getByRole('img', { name: 'A well' })).toBeVisible();
});

test('a video that is not available has no Play button', () => {
  renderPage(<Video {...scene} video={{ ...scene.video, available: false }} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: /Watch on YouTube/ })).toBeNull();
  expect(screen.getByText('Coming Soon')).toBeVisible();
});

test.each([undefined, 'beside'] as const)('variant %s: the poster beside the text', (variant) => {
  const { container } = renderPage(<Video {...scene} variant={variant} />);
  expect(screen.getByRole('region', { name: title })).not.toHaveAttribute('data-tone', 'forest');
  expect(container.querySelector('section')).toHaveAttribute('data-tone', 'surface');
});

test('each product page has its own scene', () => {
  const scenes = ['surve-r', 'progran', 'drive-r'].map((page) => sectionOf(page, 'product.video'));
  expect(scenes.map(({ variant }) => variant)).toEqual(['scene', 'scene', 'scene']);
  expect(scenes.map(({ video }) => video.poster)).toEqual([
    'scenes/at-the-door',
    'scenes/review-meeting',
    'scenes/four-heaps',
  ]);
});
