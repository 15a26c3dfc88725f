import { expect, test } from 'vitest';
import { cleanedHtml, isData, isHarmlessHtml } from './trusted-html';

test('returns the HTML unchanged without Trusted Types', () => {
  expect(cleanedHtml('<p>x</p>')).toBe('<p>x</p>');
});

test('accepts only the empty script element and texts without tags', () => {
  const texts = [
    '<script></script>',
    '{"@type":"Article"}',
    'p > a{}',
    '<script>alert(1)</script>',
    '<img src=x>',
    '<',
  ];
  expect(texts.filter(isHarmlessHtml)).toEqual(texts.slice(0, 3));
});

test('accepts data in a script element, but not code', () => {
  expect(isData('{"prerender":[{"eagerness":"moderate"}]}')).toBe(true);
  expect(isData('alert(1)')).toBe(false);
});
