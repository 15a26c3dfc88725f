import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sectionOf } from '../../../testing/pages';
import { renderPage } from '../../../testing/render';
import { SuccessStory } from '../success-story/success-story';
import { VideoPoster } from './video-poster';

const successStory = sectionOf('home', 'proof.success-story');
const image = { url: '/uploads/well.webp', width: 1600, height: 960, alternativeText: 'A well' };
const video = { ...successStory.video, poster: 'posters/tata-trusts' };

test('an image of the media library replaces the poster of the site', () => {
  const { container } = renderPage(<VideoPoster video={{ ...video, image }} onPlay={() => {}} />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/uploads/well.webp');
  expect(container.querySelector('img')).toHaveAttribute('alt', 'A well');
  expect(container.querySelector('img')).not.toHaveAttribute('data-crop');
});

test('without one the poster of the site is shown', () => {
  const { container } = renderPage(<VideoPoster video={video} onPlay={() => {}} />);
  const poster = container.querySelector('img');
  expect(poster?.src).toContain('/media/posters/tata-trusts');
  expect(poster).toHaveAttribute('data-crop', 'window');
  expect(poster?.sizes).toMatch(/^\(max-width: 29\.99em\) 180vw, /);
});

test('the success story has it in place of its illustration', () => {
  renderPage(<SuccessStory {...successStory} video={{ ...video, image }} />);
  expect(screen.getByRole('img', { name: 'A well' })).toBeVisible();
});
