import { describe, expect, it } from 'vitest';
import { sanitizeUrl, sanitizeFileUrl } from './sanitize-url';

describe('sanitizeUrl', () => {
  it.each([
    'https://example.org/a?b#c',
    'http://example.org',
    'mailto:a@b.example',
    'tel:+91',
    '/blogs',
    '#part',
    '?q=1',
    'page',
    './page',
    '../page',
    'a/b:c',
  ])('accepts %s', (url) => expect(sanitizeUrl(url)).toBe(url));

  it.each([
    ...[
      'javascript:alert(1)',
      'JAVASCRIPT:x',
      ' javascript:x',
      'java\nscript:x',
      'java\u0000script:x',
      '\u200bjavascript:x',
    ],
    ...['data:text/html,x', 'vbscript:x', 'blob:x', 'file:///etc', 'view-source:x', 'feed:javascript:x'],
    ...['//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '', '   ', undefined],
  ])('rejects %j', (url) => expect(sanitizeUrl(url)).toBeUndefined());
});

describe('sanitizeFileUrl', () => {
  it.each(['https://cdn.example/a.webp', '/uploads/a.webp', '/media/a.svg'])('accepts %s', (url) => {
    expect(sanitizeFileUrl(url)).toBe(url);
  });

  it.each(['a.webp', '/hooks/cms', '/api/articles', '../uploads/a.webp', 'mailto:a@b.example', 'data:image/png,x'])(
    'rejects %s',
    (url) => expect(sanitizeFileUrl(url)).toBeUndefined(),
  );
});
