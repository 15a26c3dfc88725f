import { describe, expect, it } from 'vitest';
import { SAFE_URLS, UNSAFE_URLS } from '../../testing/urls';
import { sanitizeUrl, sanitizeFileUrl } from './sanitize-url';

describe('sanitizeUrl', () => {
  it.each(SAFE_URLS)('accepts %s', (url) => expect(sanitizeUrl(url)).toBe(url));

  it.each([...UNSAFE_URLS, '//evil.example', '/\t/evil.example'])('rejects %j', (url) =>
    expect(sanitizeUrl(url)).toBeUndefined(),
  );
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
