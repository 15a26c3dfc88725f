import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { privacy, retentionTerm } from './legal';
import { PRIVACY_TEXTS, PRIVACY_VERSION } from './privacy-version';

const sha256 = createHash('sha256')
  .update(JSON.stringify([privacy.title, privacy.parts]))
  .digest('hex');

it('has the version of its text: after a change set a new date in privacy-version.ts and add the new hash', () => {
  expect(PRIVACY_TEXTS[PRIVACY_VERSION]).toBe(sha256);
});

it('has the newest version, and each version is a date', () => {
  const versions = Object.keys(PRIVACY_TEXTS);
  expect(versions).toEqual(versions.toSorted());
  expect(versions.at(-1)).toBe(PRIVACY_VERSION);
  for (const version of versions) expect(new Date(version).toISOString().slice(0, 10)).toBe(version);
});

it.each([
  [730, '24 months'],
  [183, 'six months'],
  [90, '90 days'],
  [1, 'one day'],
])('a term of %i days is "%s"', (days, words) => expect(retentionTerm(days)).toBe(words));
