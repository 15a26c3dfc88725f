import { describe, expect, it } from 'vitest';
import { SAFE_URLS, UNSAFE_URLS } from '../../../testing/urls';
import { writtenUrl } from './written-url';

describe('writtenUrl', () => {
  it.each([
    ...SAFE_URLS,
    ...['report.pdf', 'notes.md', 'photo.webp', 'index.html', 'data.csv', 'setup.py', 'archive.tar.gz', 'v2.0', '3.5'],
    ...['.org/a', 'a..b', 'a/example.org', '#example.org', '?to=example.org', '2019-01/rain.com.png'],
  ])('accepts %s', (url) => expect(writtenUrl(url)).toBe(url));

  it.each([
    ...UNSAFE_URLS,
    ...['java script:x', 'javascript.com:alert(1)', 'javascript:alert@example.org', 'data.in:text/html,x'],
    ...['///evil.example', '//\\evil.example', '//'],
  ])('rejects %j', (url) => expect(writtenUrl(url)).toBeUndefined());
});

it.each([
  ['//cdn.example/a', 'https://cdn.example/a'],
  ['/\t/cdn.example', 'https://cdn.example'],
  ['www.example.org', 'https://www.example.org'],
  ['WWW.rain.community/a?b#c', 'https://WWW.rain.community/a?b#c'],
  ['example.org', 'https://example.org'],
  ['example.org/a', 'https://example.org/a'],
  ['data.gov.in', 'https://data.gov.in'],
  ['example.co.in:8080/a', 'https://example.co.in:8080/a'],
  ['hackmd.md/notes', 'https://hackmd.md/notes'],
  ['ravi@example.org', 'mailto:ravi@example.org'],
  ['ravi@example.org?subject=Two words', 'mailto:ravi@example.org?subject=Two%20words'],
  [' mailto: ravi@example.org?subject=Two words', 'mailto:ravi@example.org?subject=Two%20words'],
  ['Tel: +91 98450 00000', 'tel:+919845000000'],
  ['+91 (984) 500-0000', 'tel:+91(984)500-0000'],
  ['HTTPS://Example.org/A', 'https://Example.org/A'],
  ['https://example.org/my report.pdf', 'https://example.org/my%20report.pdf'],
  ['/uploads/my\u00a0report.pdf', '/uploads/my%20report.pdf'],
  ['https://\u200bexample.org\n', 'https://example.org'],
])('writtenUrl completes %j', (url, complete) => {
  expect(writtenUrl(url)).toBe(complete);
  expect(writtenUrl(complete)).toBe(complete);
});
