import { expect, it } from 'vitest';
import { isIndexable } from './robots.ts';

it.each(['https://www.impact-r.org', 'https://impact-r.in', 'http://203.0.113.9', 'https://[2a01:4f8::1]'])(
  '%s is a public URL',
  (url) => expect(isIndexable(url)).toBe(true),
);

it.each([
  'http://localhost:3000',
  'http://127.0.0.1:3000',
  'http://192.168.1.20',
  'http://10.0.0.4',
  'http://[::1]:3000',
  'http://[fd00::1]',
  'https://staging.local',
  'https://site.test',
  'https://impact-r.example',
  'https://www.example.com',
  'http://web',
  'http://web:3000',
])('%s is not public', (url) => expect(isIndexable(url)).toBe(false));
