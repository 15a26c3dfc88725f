import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sectionOf } from '../../testing/shipped';
import { renderPage } from '../../testing/render';
import { DemoGallery } from './demo-gallery';

const gallery = sectionOf('demo-videos', 'product.demo-videos');

const play = (title: string) => screen.getByRole('button', { name: new RegExp(`Play ${title}`) });
const renderGallery = (items = gallery.items) => renderPage(<DemoGallery items={items} />);

describe('the demo videos', () => {
  it('are three: data intelligence 3:45, data collection 4:20, grant management 5:12', () => {
    const { container } = renderGallery();
    const cards = screen.getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Data Intelligence',
      'Data Collection',
      'Grant Management',
    ]);
    expect(cards.map((card) => within(card).getByText(/^\d:\d\d$/).textContent)).toEqual(['3:45', '4:20', '5:12']);
    // No request is sent for a video before Play.
    expect(container.querySelector('iframe')).toBeNull();
  });

  it('have the badge Coming Soon on grant management only', () => {
    renderGallery();
    const marked = screen.getAllByText('Coming Soon').map((badge) => badge.closest('article'));
    expect(marked).toHaveLength(1);
    expect(within(marked[0]!).getByRole('heading')).toHaveTextContent('Grant Management');
  });

  const thumbnails: HTMLImageElement[] = [];
  /** jsdom loads no images. Tests call loadThumbnail instead. */
  function stubImage() {
    thumbnails.length = 0;
    vi.stubGlobal('Image', function () {
      const image = document.createElement('img');
      thumbnails.push(image);
      return image;
    });
  }
  const loadThumbnail = (width: number) => {
    Object.defineProperty(thumbnails[0]!, 'naturalWidth', { value: width });
    act(() => void fireEvent.load(thumbnails[0]!));
  };

  it('show the posters of the site until the thumbnail of the provider has loaded', () => {
    stubImage();
    const { container } = renderGallery();
    const images = () => [...container.querySelectorAll('img')];
    expect(images()[0]?.src).toContain('/pictures/poster-data-intelligence');
    expect(images().map((image) => image.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
    loadThumbnail(480);
    expect(images()[0]?.src).toBe('https://i.ytimg.com/vi/SampleDrvR1/hqdefault.jpg');
    expect(images()[2]?.src).toContain('/pictures/poster-grant-management');
    fireEvent.error(images()[0]!);
    expect(images()[0]?.src).toContain('/pictures/poster-data-intelligence');
  });

  it('keep the poster of the site instead of the grey image that the provider sends for an unknown id', () => {
    stubImage();
    const { container } = renderGallery();
    loadThumbnail(120);
    expect(container.querySelector('img')?.src).toContain('/pictures/poster-data-intelligence');
  });

  it('keep a poster of the media library', () => {
    stubImage();
    const image = { url: '/uploads/poster.webp', width: 960, height: 540 };
    const { container } = renderGallery([{ ...gallery.items[0]!, picture: { image } }]);
    expect(container.querySelector('img')?.src).toContain('/uploads/poster.webp');
    expect(thumbnails).toEqual([]);
  });
});

describe('the player', () => {
  it('shows the video with its title, category, duration and two links', async () => {
    renderGallery();
    await userEvent.click(play('Data Intelligence'));
    const dialog = screen.getByRole('dialog', { name: 'Data Intelligence' });
    expect(within(dialog).getByTitle('Data Intelligence')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/SampleDrvR1?autoplay=1&rel=0&modestbranding=1',
    );
    expect(within(dialog).getByText('Drive-R')).toBeVisible();
    expect(within(dialog).getByText('3:45')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Start Trial' })).toHaveAttribute('href', '/start-trial');
    expect(within(dialog).getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  });

  it('shows that it loads until the video has loaded', async () => {
    renderGallery();
    await userEvent.click(play('Data Collection'));
    expect(screen.getByRole('status')).toHaveTextContent('Loading video');
    fireEvent.load(screen.getByTitle('Data Collection'));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('closes with its button, stops the video and restores the focus', async () => {
    renderGallery();
    await userEvent.click(play('Data Collection'));
    await userEvent.click(screen.getByRole('button', { name: 'Close dialog' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByTitle('Data Collection')).toBeNull();
    expect(play('Data Collection')).toHaveFocus();
  });

  it('closes on a click on the backdrop, not on one inside', async () => {
    renderGallery();
    await userEvent.click(play('Data Collection'));
    await userEvent.click(screen.getByText('4:20', { selector: 'dialog span' }));
    expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a video that is not available', () => {
  it('shows Video Unavailable with its text, Contact Support and Close', async () => {
    renderGallery();
    await userEvent.click(play('Grant Management'));
    const dialog = screen.getByRole('dialog', { name: 'Video Unavailable' });
    expect(
      within(dialog).getByText(
        'Sorry, the Grant Management demo is currently unavailable. Please try again later or contact our support team for assistance.',
      ),
    ).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
    expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible();
    expect(dialog.querySelector('iframe')).toBeNull();
  });

  it('includes a video without an id', async () => {
    renderGallery([{ ...gallery.items[0]!, videoId: undefined }]);
    expect(screen.getByText('Coming Soon')).toBeVisible();
    await userEvent.click(play('Data Intelligence'));
    expect(screen.getByRole('dialog', { name: 'Video Unavailable' })).toBeVisible();
  });
});
