import { expect, it } from 'vitest';
import { privacyVersion, spamReason } from './submission';

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

it('accepts a date as the privacy version', () => expect(privacyVersion('2028-02-29')).toBe('2028-02-29'));

it.each(['', '2026-02-30', '2026-13-01', '2026-2-1', '2026-01-01T00:00', '20260101', 'today', '2026-01-01\n'])(
  'rejects %j as the privacy version',
  (sent) => expect(privacyVersion(sent)).toBeNull(),
);
