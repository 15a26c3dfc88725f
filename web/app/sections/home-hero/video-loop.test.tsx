import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render';
import { type LoopVideo, VideoLoop } from './video-loop';

const files = (name: string) => ({
  webm: `/media/${name}.webm`,
  mp4: `/media/${name}.mp4`,
  poster: { avif: `/media/${name}.avif`, webp: `/media/${name}.webp` },
  still: { avif: `/media/${name}-still.avif`, webp: `/media/${name}-still.webp` },
});
const sources: LoopVideo = {
  small: { ...files('small'), media: '(max-width: 720px)' },
  large: files('large'),
  width: 1600,
  height: 900,
  label: 'Answers settle into bars',
};
const show = () => renderPage(<VideoLoop video={sources} />);
const video = () => document.querySelector('video');

const play = vi.fn();
beforeEach(() => {
  let paused = true;
  const turn = (type: 'play' | 'pause') => {
    paused = type === 'pause';
    video()?.dispatchEvent(new Event(type));
  };
  play.mockReset().mockImplementation(async () => turn('play'));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => turn('pause'));
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => paused);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

test('a looping muted demo video, in its small version for narrow windows, with a poster before and without it', () => {
  const { container } = show();
  expect(video()).toHaveAttribute('loop');
  expect(video()?.muted).toBe(true);
  const found = [...container.querySelectorAll<HTMLSourceElement>('video source')];
  expect(found.map(({ media, src }) => [media, new URL(src).pathname])).toEqual([
    ['(max-width: 720px)', '/media/small.webm'],
    ['(max-width: 720px)', '/media/small.mp4'],
    ['', '/media/large.webm'],
    ['', '/media/large.mp4'],
  ]);
  expect(screen.getByRole('img', { name: sources.label })).toHaveAttribute('src', '/media/large.webp');
});

test('with reduced motion the poster is the still image, the small one in the windows of the small video', () => {
  const { container } = renderPage(<VideoLoop video={{ ...sources, small: { ...sources.small, media: 'a, b' } }} />);
  const images = [...container.querySelectorAll<HTMLSourceElement>('picture source[type="image/avif"]')];
  expect(images.map(({ media, srcset }) => [media, srcset])).toEqual([
    ['(prefers-reduced-motion: reduce) and a, (prefers-reduced-motion: reduce) and b', '/media/small-still.avif'],
    ['(prefers-reduced-motion: reduce)', '/media/large-still.avif'],
    ['a, b', '/media/small.avif'],
    ['', '/media/large.avif'],
  ]);
});

test('can be paused and resumed', async () => {
  show();
  await waitFor(() => expect(video()).toHaveAttribute('data-playing'));
  await userEvent.click(screen.getByRole('button'));
  expect(video()).not.toHaveAttribute('data-playing');
  await userEvent.click(screen.getByRole('button'));
  expect(video()).toHaveAttribute('data-playing');
});

test('under reduced motion it loads only after a click on Play', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('reduce') }));
  show();
  expect(video()?.preload).toBe('none');
  expect(play).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button'));
  expect(play).toHaveBeenCalledOnce();
});

test('with save-data it does not load automatically', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  show();
  expect(play).not.toHaveBeenCalled();
});

test('loads after the load event', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  show();
  expect(play).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  fireEvent.load(window);
  expect(play).toHaveBeenCalledOnce();
});
