import { expect, it } from 'vitest';
import { isFileName } from './file-name.generated';
import { isKnown } from './site-facts';

const known = new Set(['/events/open-day', '/blogs/rain', '/old']);

it.each([
  ['/contact', true],
  ['/CSR#measure', true],
  ['/blogs?tag=water', true],
  ['/blogs/rain', true],
  ['/blogs/rain/', true],
  ['/blogs/snow', false],
  ['/events/open-day', true],
  ['/old', true],
  ['/nowhere', false],
  ['/nowhere?a=b', false],
  ['/uploads/a.pdf', true],
  ['/rss.xml', true],
  ['/%E0%A4%A', false],
  ['https://site.example/nowhere', false],
  ['https://site.example/contact', true],
  ['https://example.org/nowhere', true],
  ['//example.org', true],
  ['#plans', true],
  ['mailto:a@example.org', true],
])('%s: %s', (link, expected) => expect(isKnown(link, known, 'https://site.example')).toBe(expected));

it.each([
  'IMG_2034.jpg',
  'field-picture.png',
  ' Well.PNG ',
  'कुआँ.webp',
  'a.b.c.avif',
  'My holiday 2.PNG',
  'photo (1).jpg',
  'Screenshot 2026-05-01 at 10.22.33.png',
  'WhatsApp Image 2026-05-01 at 10.22.33 AM.jpeg',
])('%s is a file name', (text) => {
  expect(isFileName(text)).toBe(true);
});

it.each([
  'A field picture for anim.gif',
  'The settings of IMG_2034.jpg',
  'How to write a .png file',
  'Two women at a well',
  'Version 2.0',
  'decorative',
  '',
])('"%s" is a text', (text) => {
  expect(isFileName(text)).toBe(false);
});

it('knows a name of several words by the name of the image', () => {
  expect(isFileName('Untitled design.png')).toBe(false);
  expect(isFileName('untitled design.png', 'Untitled design.PNG')).toBe(true);
  expect(isFileName('A field picture for anim.gif', 'anim.gif')).toBe(false);
  // An image may have the name of what it shows.
  expect(isFileName('Two women at a well', 'Two women at a well')).toBe(false);
});

// A pattern that is slow for them would exceed the time limit of a test.
it.each(['1 ', '.png', ' ', '(1) am '])('reads a text of any length: %j in a row', (part) => {
  expect(isFileName(`${part.repeat(100_000)}x`)).toBe(false);
});
