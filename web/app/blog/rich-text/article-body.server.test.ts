import { expect, it } from 'vitest';
import { renderArticleBody } from './article-body.server';
import { countWords, readingMinutes } from './render-text.server';

it.each([
  ['sql', 'select 1 -- <b>', /hljs-keyword.*&#x3C;b>/],
  ['klingon"><script>', 'x < y', /^(?!.*<script).*x &#x3C; y/s],
])('code of the language %j is escaped, and highlighted if that is known', (language, code, shown) => {
  const { blocks } = renderArticleBody({ blocks: [{ __component: 'shared.code', code, language }] });
  expect(blocks).toEqual([{ type: 'code', html: expect.stringMatching(shown) as string }]);
});

const minutesOf = (sentence: string, characters: number) =>
  readingMinutes(countWords(sentence.repeat(Math.ceil(characters / sentence.length)).slice(0, characters)));

it.each([
  ['Japanese', '井戸の水位を毎朝記録し、村の会議で数字を読み上げました。', 15],
  ['Chinese', '我们每天早上记录水井的水位，并在村会上宣读数字。', 14],
])('7600 characters of %s need about %i minutes', (_, sentence, minutes) => {
  expect(minutesOf(sentence, 7600)).toBeGreaterThanOrEqual(minutes - 1);
  expect(minutesOf(sentence, 7600)).toBeLessThanOrEqual(minutes + 1);
});

it.each([
  ['Thai', 'เราจดระดับน้ำในบ่อทุกเช้า', 6],
  ['Khmer', 'យើងកត់ត្រាកម្រិតទឹកអណ្តូងរាល់ព្រឹក', 5],
  ['Lao', 'ພວກເຮົາບັນທຶກລະດັບນໍ້າທຸກເຊົ້າ', 5],
  ['Burmese', 'ကျွန်ုပ်တို့သည်ရေတွင်းရေမျက်နှာပြင်ကိုမှတ်တမ်းတင်သည်', 5],
])('words of %s count without spaces between them', (_, sentence, atLeast) => {
  expect(countWords(sentence)).toBeGreaterThanOrEqual(atLeast);
  expect(countWords(sentence)).toBeLessThan(sentence.length / 2);
});

it.each([
  ['We read 12 gauges a day, the women’s group too.', 10],
  ['हम रोज़ कुएँ का पानी नापते हैं।', 7],
  ['毎朝 Surve-R で記録', 3],
  ['データベース、データ。', 4],
  ['', 0],
])('%j has %i words', (text, count) => expect(countWords(text)).toBe(count));
