import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render';
import { Block, youtubeId } from './block-renderers';

const images = ['One', 'Two', 'Three'].map((alt) => ({
  ...{ src: `/uploads/${alt}.webp`, width: 1600, height: 900, alt, caption: `Caption ${alt}` },
}));

beforeAll(() => {
  // jsdom has the dialog element but not its methods.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

it('a gallery opens an image, moves with the arrow keys and wraps around', async () => {
  const user = userEvent.setup();
  renderPage(<Block block={{ type: 'gallery', images }} />);
  expect(screen.getByRole('link', { name: 'Enlarge: One' })).toHaveAttribute('href', '/uploads/One.webp');
  await user.click(screen.getByRole('link', { name: 'Enlarge: Three' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('img', { name: 'Three' })).toBeVisible();
  expect(dialog.getByText('Caption Three')).toBeVisible();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  expect(dialog.getByText('1 of 3')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Previous picture' }));
  expect(dialog.getByText('3 of 3')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('a slider', () => {
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  /** Renders a slider with slides 400 px wide. Returns a function that scrolls it. */
  function renderSlider() {
    HTMLElement.prototype.scrollTo = vi.fn() as never;
    renderPage(<Block block={{ type: 'slider', images }} />);
    const track = screen.getByRole('list', { name: 'Pictures' });
    Object.defineProperty(track, 'clientWidth', { value: 400 });
    [...track.children].forEach((slide, index) => Object.defineProperty(slide, 'offsetLeft', { value: index * 400 }));
    return (left: number) => {
      track.scrollLeft = left;
      fireEvent.scroll(track);
    };
  }

  it('moves with its buttons and the arrow keys, and stops at its ends', () => {
    renderSlider();
    expect(screen.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
    press('Next picture');
    expect(screen.getByText('2 of 3')).toBeVisible();
    const track = screen.getByRole('list', { name: 'Pictures' });
    expect(track).toHaveAttribute('tabindex', '0');
    fireEvent.keyDown(track, { key: 'ArrowRight' });
    fireEvent.keyDown(track, { key: 'ArrowRight' });
    expect(screen.getByText('3 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next picture' })).toBeDisabled();
    expect(track.scrollTo).toHaveBeenCalled();
  });

  it('shows the target slide during a smooth scroll, and the nearest slide after a swipe', () => {
    const scrollSlider = renderSlider();
    press('Next picture');
    scrollSlider(30);
    expect(screen.getByText('2 of 3')).toBeVisible();
    press('Next picture');
    scrollSlider(800);
    expect(screen.getByText('3 of 3')).toBeVisible();
    scrollSlider(0);
    expect(screen.getByText('1 of 3')).toBeVisible();
  });

  it('shows the nearest slide when another script interrupts a smooth scroll', () => {
    const scrollSlider = renderSlider();
    press('Next picture');
    scrollSlider(390);
    scrollSlider(0);
    expect(screen.getByText('1 of 3')).toBeVisible();
  });

  it('has no buttons for one image', () => {
    renderPage(<Block block={{ type: 'slider', images: images.slice(0, 1) }} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Caption One')).toBeVisible();
  });
});

describe('a video', () => {
  const url = 'https://www.youtube.com/watch?v=aB3xYz9Qk2L';

  it('sends no request to its host before Play', async () => {
    const { container } = renderPage(<Block block={{ type: 'video', url, title: 'The shed', caption: 'One day' }} />);
    expect(container.querySelector('iframe, img, video')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /^Play:\s*The shed/ }));
    const frame = screen.getByTitle('The shed');
    expect(frame).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aB3xYz9Qk2L\?autoplay=1&rel=0/),
    );
    expect(screen.getByText('One day')).toBeVisible();
  });

  it('is a link for an unknown host', async () => {
    const { container } = renderPage(<Block block={{ type: 'video', url: 'https://films.example/7' }} />);
    expect(screen.getByText('Opens at films.example')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://films.example/7');
    expect(container.querySelector('iframe')).toBeNull();
  });
});

it('shows media with captions, and uploaded videos with controls', () => {
  const videos = [{ src: '/uploads/f.mp4', mime: 'video/mp4', caption: 'A film' }];
  const { container } = renderPage(<Block block={{ type: 'media', images: images.slice(0, 1), videos }} />);
  expect(screen.getByRole('img', { name: 'One' })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByText('Caption One')).toBeVisible();
  expect(container.querySelector('video')).toHaveAttribute('preload', 'none');
});

it('shows a block of an unknown type as escaped JSON', () => {
  renderPage(<Block block={{ type: 'unknown', name: 'shared.map', dump: '{"a":"<img src=x onerror=alert(1)>"}' }} />);
  expect(screen.getByText('shared.map')).toBeInTheDocument();
  expect(screen.getByText(/onerror=alert/)).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
});

it.each([
  'https://www.youtube.com/watch?v=aB3xYz9Qk2L',
  'https://m.youtube.com/watch?list=x&v=aB3xYz9Qk2L&t=3',
  'https://www.youtube.com/watch?app=desktop&list=PLx&v=aB3xYz9Qk2L',
  'https://www.youtube.com/watch?v=aB3xYz9Qk2L&t=30s',
  'https://youtu.be/aB3xYz9Qk2L?si=1&t=75',
  'https://www.youtube.com/live/aB3xYz9Qk2L?t=11',
  'https://www.youtube.com/embed/aB3xYz9Qk2L',
  'https://www.youtube.com/shorts/aB3xYz9Qk2L',
  'https://www.youtube-nocookie.com/embed/aB3xYz9Qk2L',
])('finds the video id in %s', (videoUrl) => {
  expect(youtubeId(videoUrl)).toBe('aB3xYz9Qk2L');
});

it.each([
  'https://youtube.com.evil.example/watch?v=aB3xYz9Qk2L',
  'https://evil.example/?v=aB3xYz9Qk2L',
  'https://www.youtube.com/watch?v=%22onload=alert',
  'https://www.youtube.com/watch',
  'https://vimeo.com/123456789',
  'not an address',
])('finds no video id in %s', (videoUrl) => {
  expect(youtubeId(videoUrl)).toBeUndefined();
});
