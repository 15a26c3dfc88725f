import { describe, expect, it } from 'vitest';
import { embedUrl, isoDuration, isPlayable, type Video } from './video';

const videoId = 'abcdefghi_-';
const texts = { title: 'Film', description: 'A film.', category: 'Surve-R', duration: '4:20' };
const video: Video = { ...texts, videoId, available: true };

describe('a video', () => {
  it.each([
    ['is available and has an id of eleven characters', {}, true],
    ['has no id', { videoId: undefined }, false],
    ['has an empty id', { videoId: '' }, false],
    ['has an id that would change the URL', { videoId: 'abc/../?x=1' }, false],
    ['is not marked available', { available: false }, false],
  ])('that %s is playable: %s', (_, change, expected) => {
    expect(isPlayable({ ...video, ...change })).toBe(expected);
  });

  it('has an embed URL with autoplay, no related videos and modest branding, on the host without cookies', () => {
    const { hostname, pathname, searchParams } = new URL(embedUrl(videoId));
    expect(hostname).toBe('www.youtube-nocookie.com');
    expect(pathname).toBe('/embed/abcdefghi_-');
    expect(Object.fromEntries(searchParams)).toEqual({ autoplay: '1', rel: '0', modestbranding: '1' });
  });

  it('has an ISO 8601 duration', () => expect(isoDuration('4:20')).toBe('PT4M20S'));
});
