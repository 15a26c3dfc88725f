import { expect, it } from 'vitest';
import { retentionTerm } from './retention-terms';

it.each([
  [730, '24 months'],
  [183, 'six months'],
  [90, '90 days'],
  [1, 'one day'],
])('%i is %s', (days, words) => expect(retentionTerm(days)).toBe(words));
