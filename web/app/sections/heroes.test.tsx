import { screen, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, afterEach, beforeEach, vi } from 'vitest';
import { renderPage } from '../../testing/render';
import { sectionOf } from '../../testing/shipped';
import { HomeHero } from './home-hero/home-hero';
import { PageHero } from './page-hero/page-hero';
import { type LoopVideo, VideoLoop } from './home-hero/video-loop';

test('the home page: its tag, headline, buttons, note and chips, and the sample programme of the video', () => {
  renderPage(<HomeHero {...sectionOf('home', 'opening.home-hero')} />);
  expect(screen.getByText('AI-first Impact Platform')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Put AI to Work for Impact');
  expect(screen.getByText(/^Sample programme: /)).toBeVisible();
  expect(screen.getByRole('img', { name: /villages/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start Your Free Trial' })).toHaveAttribute('href', '/start-trial');
  expect(screen.getByRole('link', { name: 'Watch Our Demos' })).toHaveAttribute('href', '/demo-videos');
  expect(screen.getByText('Free for trials · No credit card required')).toBeVisible();
  const chips = screen.getAllByRole('term').map((chip) => chip.textContent);
  expect(chips).toEqual(['AI Validation', 'Offline Collection', 'Real-time Dashboards', 'Audit-ready']);
});

const opening = { variant: 'band' as const, title: 'Count the trees', actions: [], items: [] };

test('a band has its breadcrumb, and its title names the region', () => {
  renderPage(<PageHero {...opening} crumbs={[{ name: 'Home', to: '/' }, { name: 'Environment' }]} />);
  expect(screen.getByRole('region', { name: 'Count the trees' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('HomeEnvironment');
});

test('links with values are in a named navigation, and the whole price is their name', () => {
  const items = [
    { label: 'NGOs', value: 'from $400/month', to: '#ngos' },
    { label: 'Investors', value: 'Custom', to: '#investors' },
  ];
  renderPage(<PageHero {...opening} label="Choose" items={items} />);
  expect(screen.getByRole('navigation', { name: 'Choose' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'NGOs from $400/month' })).toHaveAttribute('href', '#ngos');
  expect(screen.getByRole('link', { name: 'Investors Custom' })).toHaveAttribute('href', '#investors');
});

test('a long lead is complete in the page, in pieces of 150, 50, 100, 100 and the other characters', async () => {
  const text = 'We count. '.repeat(60);
  const { container } = renderPage(<PageHero {...opening} lead={text} more="Read More" less="Read Less" />);
  const pieces = [...container.querySelectorAll('[data-from]')].map((piece) => piece.textContent);
  expect(pieces.join('')).toBe(text);
  expect(pieces.map((piece) => piece.length)).toEqual([150, 50, 100, 100, 200]);
  await userEvent.click(screen.getByRole('button', { name: 'Read More', expanded: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Read Less', expanded: true }));
  expect(screen.getByRole('button', { name: 'Read More' })).toBeVisible();
});

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
