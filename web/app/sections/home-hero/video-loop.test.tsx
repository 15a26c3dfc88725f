import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render';
import { type LoopVideo, VideoLoop } from './video-loop';

const files = (name: string) => ({
  webm: `/media/${name}.webm`,
  mp4: `/media/${name}.mp4`,
  poster: { avif: `/media/${name}.avif`, webp: `/media/${name}.webp` },
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
const reduceMotion = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('reduce') }));

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'connection');
});

test('a looping muted demo video', () => {
  show();
  const rendered = video();
  expect(rendered).toHaveAttribute('loop');
  expect(rendered?.muted).toBe(true);
  const sources = [...(rendered?.querySelectorAll('source') ?? [])];
  expect(sources.map(({ src }) => new URL(src).pathname)).toEqual([
    '/media/small.webm',
    '/media/small.mp4',
    '/media/large.webm',
    '/media/large.mp4',
  ]);
  expect(sources.map((source) => source.getAttribute('media') ?? '')).toEqual([
    '(max-width: 720px)',
    '(max-width: 720px)',
    '',
    '',
  ]);
});

test('the poster is shown before the video and without it', () => {
  show();
  expect(screen.getByRole('img', { name: sources.label })).toHaveAttribute('src', '/media/large.webp');
});

test('can be paused and resumed', async () => {
  show();
  const rendered = video() as HTMLVideoElement;
  rendered.pause = () => void fireEvent.pause(rendered);
  rendered.play = async () => void fireEvent.play(rendered);
  fireEvent.play(rendered);
  await userEvent.click(screen.getByRole('button', { name: 'Pause film' }));
  await userEvent.click(screen.getByRole('button', { name: 'Play film' }));
  expect(screen.getByRole('button', { name: 'Pause film' })).toBeVisible();
});

test('under reduced motion it loads only after a click on Play', async () => {
  reduceMotion();
  show();
  expect(video()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Play film' }));
  expect(video()).not.toBeNull();
});

test('with save-data it does not load automatically', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  show();
  expect(video()).toBeNull();
});

test('loads after the load event', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  show();
  expect(video()).toBeNull();
  state.mockReturnValue('complete');
  fireEvent.load(window);
  expect(video()).not.toBeNull();
});
