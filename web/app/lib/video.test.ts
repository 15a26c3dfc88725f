import { describe, expect, it } from 'vitest';
import { embedUrl, isoDuration, isPlayable, thumbnailUrl, type Video } from './video';

const video: Video = {
  title: 'Film',
  description: 'A film.',
  videoId: 'abcdefghi_-',
  category: 'Surve-R',
  duration: '4:20',
  available: true,
};

describe('a video', () => {
  it('is playable when it is available and has an id of eleven characters', () => {
    expect(isPlayable(video)).toBe(true);
  });

  it.each([
    ['has no id', { videoId: undefined }],
    ['has an empty id', { videoId: '' }],
    ['has an id that would change the URL', { videoId: 'abc/../?x=1' }],
    ['is not marked available', { available: false }],
  ])('is not playable when it %s', (_, change) => {
    expect(isPlayable({ ...video, ...change })).toBe(false);
  });

  it('has an embed URL with autoplay, no related videos and modest branding, on the host without cookies', () => {
    const { hostname, pathname, searchParams } = new URL(embedUrl('abcdefghi_-'));
    expect(hostname).toBe('www.youtube-nocookie.com');
    expect(pathname).toBe('/embed/abcdefghi_-');
    expect(Object.fromEntries(searchParams)).toEqual({ autoplay: '1', rel: '0', modestbranding: '1' });
  });

  it('has a thumbnail URL with its id', () => {
    expect(thumbnailUrl('abcdefghi_-')).toBe('https://i.ytimg.com/vi/abcdefghi_-/hqdefault.jpg');
  });

  it('has an ISO 8601 duration', () => {
    expect(isoDuration('4:20')).toBe('PT4M20S');
  });
});
