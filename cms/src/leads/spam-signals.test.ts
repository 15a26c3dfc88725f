import { expect, it } from 'vitest';
import { spamReason } from './spam-signals';

it.each([
  [{}, { homepage: [''] }],
  [{ 'x-form-duration': '2000' }, {}],
  [{ 'x-form-duration': 'soon' }, {}],
])('accepts a person: %j %j', (headers, entries) => expect(spamReason(headers, entries)).toBeNull());

it.each([
  [{}, { homepage: ['https://spam.example'] }, 'The hidden field was filled in.'],
  [{ 'x-form-honeypot': 'homepage' }, {}, 'The hidden field was filled in.'],
  [{ 'x-form-duration': '312' }, {}, 'Filled in within 312 ms.'],
  [{ 'x-form-duration': '-1e999' }, {}, 'Filled in within 0 ms.'],
])('detects a bot: %j %j', (headers, entries, reason) => expect(spamReason(headers, entries)).toBe(reason));
