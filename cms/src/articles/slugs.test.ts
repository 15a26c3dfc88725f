import { expect, it } from 'vitest';
import { isSlugOf, slugOf } from './slugs';

it.each([
  ['Rain in June', 'rain-in-june', true],
  ['Rain in June', 'rain-in-june-2', true],
  ['Rain in June', 'rain-in-june-again', false],
  ['Rain in June', 'rain', false],
  ['', 'article', false],
  ['किसान की आय', 'kisan-ki-ay-1', true],
])('title "%s", slug "%s": %s', async (title, slug, expected) =>
  expect(isSlugOf(await slugOf(title), slug)).toBe(expected),
);

it.each([
  ['Devanagari', 'किसान की आय: पहला मौसम', 'kisan-ki-ay-phla-mausm'],
  ['Kannada', 'ರೈತರ ಆದಾಯ', 'raitr-aday'],
  ['Tamil', 'விவசாயிகளின் வருமானம்', 'vivcayiklin-vrumanm'],
  ['Telugu', 'రైతుల ఆదాయం', 'raitul-adaym'],
  ['Bengali', 'কৃষকের আয়', 'krsker-ay'],
  ['Gujarati', 'ખેડૂતોની આવક', 'khedutoni-avk'],
  ['Malayalam', 'കർഷകരുടെ വരുമാനം', 'krskrute-vrumanm'],
  ['Gurmukhi', 'ਕਿਸਾਨਾਂ ਦੀ ਆਮਦਨ', 'kisanam-di-amdn'],
  ['Odia', 'କୃଷକଙ୍କ ଆୟ', 'krsknk-ay'],
  ['Chinese', '农民收入', 'nong-min-shou-ru'],
  ['Japanese', 'みずのはなし', 'mizunohanashi'],
  ['Korean', '농민 소득', 'nong-min-so-deug'],
  ['two scripts', 'Wells of यादगीर 2026', 'wells-of-yadgir-2026'],
])('%s is written in Latin letters', async (_, title, slug) => expect(await slugOf(title)).toBe(slug));

it.each([
  ['Über Łódź', 'ueber-lodz'],
  ['Расход воды', 'rashod-vody'],
])('what Strapi can write stays as it was: %s', async (title, slug) => expect(await slugOf(title)).toBe(slug));

it('is empty without letters and digits', async () => expect(await slugOf('???!!! … --- 😀')).toBe(''));

it('ends with a whole word within the field, with room for a number', async () => {
  const slug = await slugOf('किसान '.repeat(30), 80);
  expect(slug).toBe(Array(12).fill('kisan').join('-'));
  expect(await slugOf('x'.repeat(100), 80)).toHaveLength(75);
});
