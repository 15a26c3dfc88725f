import { expect, it } from 'vitest';
import { youtubeId } from './video-block';

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
