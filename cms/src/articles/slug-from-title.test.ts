import { expect, it } from 'vitest';
import { isSlugOf } from './slug-from-title';

it.each([
  ['Rain in June', 'rain-in-june', true],
  ['Rain in June', 'rain-in-june-2', true],
  ['Rain in June', 'rain-in-june-again', false],
  ['Rain in June', 'rain', false],
  ['', 'article', false],
])('title "%s", slug "%s": %s', (title, slug, expected) => expect(isSlugOf(title, slug)).toBe(expected));
