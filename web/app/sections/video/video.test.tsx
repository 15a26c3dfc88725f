import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { Video } from './video';

const video = sectionOf('farmer', 'product.video');

test('the poster has title and length, and Play covers it with the video', async () => {
  const { container } = renderPage(<Video {...video} />);
  expect(screen.getByRole('region', { name: video.title })).toHaveTextContent(video.text!);
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: `Play video: ${video.video.title} 5:04` }));
  expect(container.querySelector('iframe')?.src).toContain('/embed/SampleFarm1?autoplay=1');
  expect(container.querySelector('[inert] img')).toBeInTheDocument();
});

test('an image of the media library is the poster', () => {
  const image = { url: '/uploads/well.webp', width: 1600, height: 960 };
  const { container } = renderPage(<Video {...video} video={{ ...video.video, picture: { image } }} />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/uploads/well.webp');
});

test('a video that is not available has no Play button', () => {
  renderPage(<Video {...video} video={{ ...video.video, available: false }} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Coming Soon')).toBeVisible();
});
