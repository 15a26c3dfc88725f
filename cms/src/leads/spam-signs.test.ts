import { expect, it } from 'vitest';
import { spamReason } from './spam-signs';

it.each([
  [{}, { homepage: [''] }],
  [{ 'x-form-took': '2000' }, {}],
  [{ 'x-form-took': 'soon' }, {}],
])('lets a person through: %j %j', (headers, entries) => expect(spamReason(headers, entries)).toBeNull());

it.each([
  [{}, { homepage: ['https://spam.example'] }, 'The hidden field was filled in.'],
  [{ 'x-form-trap': 'homepage' }, {}, 'The hidden field was filled in.'],
  [{ 'x-form-took': '312' }, {}, 'Filled in within 312 ms.'],
  [{ 'x-form-took': '-1e999' }, {}, 'Filled in within 0 ms.'],
])('sees a machine: %j %j', (headers, entries, reason) => expect(spamReason(headers, entries)).toBe(reason));
