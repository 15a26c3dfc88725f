import { expect, test } from 'vitest';
import { cleanedHtml, isData, isHarmlessHtml } from './content-security';

test('returns the HTML unchanged without Trusted Types', () => {
  expect(cleanedHtml('<p>x</p>')).toBe('<p>x</p>');
});

test.each([
  ['<script></script>', true],
  ['{"@type":"Article"}', true],
  ['p > a{}', true],
  ['<script>alert(1)</script>', false],
  ['<img src=x>', false],
  ['<', false],
])('accepts only the empty script element and texts without tags: %s', (text, isHarmless) => {
  expect(isHarmlessHtml(text)).toBe(isHarmless);
});

test('accepts data in a script element, but not code', () => {
  expect(isData('{"prerender":[{"eagerness":"moderate"}]}')).toBe(true);
  expect(isData('alert(1)')).toBe(false);
});
