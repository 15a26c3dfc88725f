import { describe, expect, it } from 'vitest';
import { isVideoAddress, isVideoId, readVideoAddress, readVideoId } from './video-address';

const WATCH = 'https://www.youtube.com/watch?v=aaaaaaaaaaa&t=30s';
const FRAME = `<iframe width="560" height="315" src="https://www.youtube.com/embed/aaaaaaaaaaa?si=b&amp;start=3" title="A day at the well" frameborder="0" allow="autoplay; web-share" allowfullscreen></iframe>`;

describe('readVideoAddress', () => {
  it.each([
    [WATCH, WATCH],
    [` ${WATCH}\n`, WATCH],
    [`\u00a0\u200b${WATCH}\u200e`, WATCH],
    ['youtube.com/watch?v=aaaaaaaaaaa', 'https://youtube.com/watch?v=aaaaaaaaaaa'],
    ['www.youtube.com/shorts/aaaaaaaaaaa', 'https://www.youtube.com/shorts/aaaaaaaaaaa'],
    [' youtu.be/aaaaaaaaaaa ', 'https://youtu.be/aaaaaaaaaaa'],
    ['player.example.org:8443/v/1', 'https://player.example.org:8443/v/1'],
    ['//player.vimeo.com/video/1', 'https://player.vimeo.com/video/1'],
    ['Https://vimeo.com/1', 'https://vimeo.com/1'],
    ['http://www.youtube.com/watch?v=aaaaaaaaaaa', 'https://www.youtube.com/watch?v=aaaaaaaaaaa'],
    [FRAME, 'https://www.youtube.com/embed/aaaaaaaaaaa?si=b&start=3'],
    [
      `<div style="padding:56%">${FRAME}</div><script src="https://a.example/b.js"></script>`,
      'https://www.youtube.com/embed/aaaaaaaaaaa?si=b&start=3',
    ],
    [`<IFRAME allow='x' SRC = '//player.vimeo.com/video/1'>`, 'https://player.vimeo.com/video/1'],
  ])('reads %j as %s', (pasted, address) => {
    expect(readVideoAddress(pasted)).toBe(address);
    expect(isVideoAddress(address)).toBe(true);
    expect(readVideoAddress(address)).toBe(address);
  });

  it.each([
    ['http://video.example.org/1'],
    ['javascript:alert(1)'],
    ['<iframe src="javascript:alert(1)"></iframe>'],
    ['<iframe title="no source"></iframe>'],
    ['film.mp4'],
    ['A day at the well'],
    ['https://'],
    ['https://a.example/b c'],
    [''],
  ])('finds no address in %j', (pasted) => {
    expect(isVideoAddress(readVideoAddress(pasted))).toBe(false);
  });

  it.each(['<iframe ', ' src=', 'a.', '\u200b', ' '])('leaves a text that is too long: %j in a row', (part) => {
    expect(readVideoAddress(part.repeat(200_000))).toBe(part.repeat(200_000));
  });
});

describe('readVideoId', () => {
  it.each([
    'aaaaaaaaa_-',
    ' aaaaaaaaa_- ',
    'youtu.be/aaaaaaaaa_-?si=b',
    'https://www.youtube.com/watch?app=desktop&list=PLx&v=aaaaaaaaa_-',
    'https://m.youtube.com/live/aaaaaaaaa_-?t=11',
    'https://www.youtube-nocookie.com/embed/aaaaaaaaa_-',
    '<iframe src="https://www.youtube.com/embed/aaaaaaaaa_-?rel=0"></iframe>',
  ])('reads the id in %j', (pasted) => expect(readVideoId(pasted)).toBe('aaaaaaaaa_-'));

  it.each([
    'https://vimeo.com/123456789',
    'https://evil.example/watch?v=aaaaaaaaaaa',
    'https://youtube.com/watch?v=short',
    'coming soon',
  ])('finds no id in %j', (pasted) => expect(isVideoId(readVideoId(pasted))).toBe(false));
});
