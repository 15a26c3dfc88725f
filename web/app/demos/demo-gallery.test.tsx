import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { installDialog } from '../../testing/dialog';
import { sectionOf } from '../../testing/pages';
import { renderPage } from '../../testing/render';
import { DemoGallery } from './demo-gallery';

const gallery = sectionOf('demo-videos', 'product.demo-videos');

beforeAll(installDialog);

const play = (title: string) => screen.getByRole('button', { name: new RegExp(`Play ${title}`) });
const renderGallery = (items = gallery.items) => renderPage(<DemoGallery items={items} />);
async function open(title: string, items = gallery.items) {
  renderGallery(items);
  await userEvent.click(play(title));
  const dialog = screen.getByRole('dialog');
  return { dialog, inside: within(dialog) };
}

describe('the demo videos', () => {
  it('are three, of which the last is Coming Soon, and send no request before Play', () => {
    const { container } = renderGallery();
    const cards = screen.getAllByRole('article').map((card) => {
      const title = within(card).getByRole('heading').textContent;
      const isComing = within(card).queryByText('Coming Soon') !== null;
      return [title, within(card).getByText(/^\d:\d\d$/).textContent, isComing];
    });
    expect(cards).toEqual([
      ['Data Intelligence', '3:45', false],
      ['Data Collection', '4:20', false],
      ['Grant Management', '5:12', true],
    ]);
    expect(container.querySelector('iframe')).toBeNull();
  });

  describe('show the poster', () => {
    const ours = expect.stringContaining('/media/posters/data-intelligence') as string;
    const sources = () => [...document.querySelectorAll('img')].map(({ src }) => src);
    const thumbnails: HTMLImageElement[] = [];
    /** jsdom loads no images. */
    const loadThumbnail = (width: number) => {
      Object.defineProperty(thumbnails[0]!, 'naturalWidth', { value: width });
      act(() => void fireEvent.load(thumbnails[0]!));
    };
    beforeEach(() => {
      thumbnails.length = 0;
      vi.stubGlobal('Image', function () {
        thumbnails.push(document.createElement('img'));
        return thumbnails.at(-1);
      });
    });

    it('of the site until the thumbnail of the provider has loaded, and again if it fails', () => {
      renderGallery();
      const loading = [...document.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
      expect(loading).toEqual(['eager', 'lazy', 'lazy']);
      expect(sources()[0]).toEqual(ours);
      loadThumbnail(480);
      expect(sources()[0]).toBe('https://i.ytimg.com/vi/SampleDrvR1/hqdefault.jpg');
      expect(sources()[2]).toContain('/media/posters/grant-management');
      fireEvent.error(document.querySelector('img')!);
      expect(sources()[0]).toEqual(ours);
    });

    it('of the site instead of the grey image that the provider sends for an unknown id', () => {
      renderGallery();
      loadThumbnail(120);
      expect(sources()[0]).toEqual(ours);
    });

    it('of the media library', () => {
      const image = { url: '/uploads/poster.webp', width: 960, height: 540 };
      renderGallery([{ ...gallery.items[0]!, image }]);
      expect(sources()[0]).toContain('/uploads/poster.webp');
      expect(thumbnails).toEqual([]);
    });
  });
});

describe('the player', () => {
  it('shows the video with its title, category, duration and two links', async () => {
    const { dialog, inside } = await open('Data Intelligence');
    expect(dialog).toHaveAccessibleName('Data Intelligence');
    expect(inside.getByTitle('Data Intelligence')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/SampleDrvR1?autoplay=1&rel=0&modestbranding=1',
    );
    for (const text of ['Drive-R', '3:45']) expect(inside.getByText(text)).toBeVisible();
    expect(inside.getByRole('link', { name: 'Start Trial' })).toHaveAttribute('href', '/start-trial');
    expect(inside.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  });

  it('shows that it loads until the video has loaded', async () => {
    await open('Data Collection');
    expect(screen.getByRole('status')).toHaveTextContent('Loading video');
    fireEvent.load(screen.getByTitle('Data Collection'));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('closes with its button, stops the video and restores the focus', async () => {
    await open('Data Collection');
    await userEvent.click(screen.getByRole('button', { name: 'Close dialog' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByTitle('Data Collection')).toBeNull();
    expect(play('Data Collection')).toHaveFocus();
  });

  it('closes on a click on the backdrop, not on one inside', async () => {
    const { dialog, inside } = await open('Data Collection');
    await userEvent.click(inside.getByText('4:20'));
    expect(dialog).toBeVisible();
    await userEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a video that is not available', () => {
  it('shows Video Unavailable with its text, Contact Support and Close', async () => {
    const { dialog, inside } = await open('Grant Management');
    expect(dialog).toHaveAccessibleName('Video Unavailable');
    const text =
      'Sorry, the Grant Management demo is currently unavailable. Please try again later or contact our support team for assistance.';
    expect(inside.getByText(text)).toBeVisible();
    expect(inside.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
    expect(inside.getByRole('button', { name: 'Close' })).toBeVisible();
    expect(dialog.querySelector('iframe')).toBeNull();
  });

  it('includes a video without an id', async () => {
    const { dialog } = await open('Data Intelligence', [{ ...gallery.items[0]!, videoId: undefined }]);
    expect(screen.getByText('Coming Soon')).toBeVisible();
    expect(dialog).toHaveAccessibleName('Video Unavailable');
  });
});
