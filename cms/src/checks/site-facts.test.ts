import { expect, it } from 'vitest';
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
