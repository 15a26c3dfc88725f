import { expect, test } from 'vitest';
import { cleanedHtml, isData, isHarmlessHtml } from './trusted-html';

test('where the browser knows no Trusted Types, HTML goes its way as it is', () => {
  expect(cleanedHtml('<p>x</p>')).toBe('<p>x</p>');
});

test('only the shell of a script and texts without tags pass by themselves', () => {
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

test('data may be written into a script element, code may not', () => {
  expect(isData('{"prerender":[{"eagerness":"moderate"}]}')).toBe(true);
  expect(isData('alert(1)')).toBe(false);
});
