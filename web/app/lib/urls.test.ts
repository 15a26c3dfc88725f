import { expect, it } from 'vitest';
import { SAFE_URLS, UNSAFE_URLS } from '../../testing/urls';
import { encodePathSegment, sanitizeFileUrl, sanitizeUrl } from './urls';

const FILES = ['https://cdn.example/a.webp', '/uploads/a.webp', '/media/a.svg'];
const NO_FILES = [
  'a.webp',
  '/hooks/cms',
  '/api/articles',
  '../uploads/a.webp',
  'mailto:a@b.example',
  'data:image/png,x',
];

it.each(SAFE_URLS)('a link can be %s', (url) => expect(sanitizeUrl(url)).toBe(url));
it.each([...UNSAFE_URLS, '//evil.example', '/\t/evil.example'])('a link cannot be %j', (url) =>
  expect(sanitizeUrl(url)).toBeUndefined(),
);
it.each(FILES)('a file can be %s', (url) => expect(sanitizeFileUrl(url)).toBe(url));
it.each(NO_FILES)('a file cannot be %s', (url) => expect(sanitizeFileUrl(url)).toBeUndefined());

it('encodes any text, including a lone surrogate', () => {
  expect(encodePathSegment('a b/ü')).toBe('a%20b%2F%C3%BC');
  expect(encodePathSegment('\uD800x')).toBe('%EF%BF%BDx');
  expect(encodePathSegment('😀')).toBe('%F0%9F%98%80');
});
