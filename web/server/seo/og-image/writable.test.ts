import { expect, it } from 'vitest';
import { writable } from './writable.ts';

it.each([
  ['Polish', 'Łódź, Gdańsk, źdźbło ĄĆĘŁŃÓŚŹŻ ąćęłńóśźż'],
  ['Czech and Slovak', 'Příliš žluťoučký kůň ČĎĚŇŘŠŤŮÝŽ ďěĺľŕ'],
  ['Turkish', 'İstanbul, Iğdır, Şişli, güç'],
  ['Vietnamese', 'Tiếng Việt: những giếng nước ở Đắk Lắk, Ưu điểm'],
  ['Romanian', 'Știință și viață în București, Țara'],
  ['Hungarian', 'Őszi tűz'],
  ['Baltic', 'Ąžuolas, Šķūņi, Ģimene, ėįų'],
  ['German and Nordic', 'Größe, STRAẞE, Æbleø, Ångström, Þór, eðli'],
  ['Welsh and Maltese', 'Ŵyr ŷd, Ħaż-Żebbuġ'],
])('keeps %s as it is', (_, title) => {
  expect(writable(title)).toBe(title);
  expect(writable(title.normalize('NFD'))).toBe(title);
});

it.each([
  ['transliterated Sanskrit', 'Kṛṣṇa, Mahābhārata, ṭīkā', 'Krsna, Mahābhārata, tīkā'],
  ['more of it', 'Ṛṣi, saṃskṛta, jñāna', 'Rsi, samskrta, jñāna'],
  ['Yoruba', 'Ẹ̀kọ́ ṣíṣe, Ọ̀ṣun', 'Ẹkọ síse, Ọsun'],
  ['Hausa, Ewe and Twi', 'Ɗan ƙasa, ɓera, Eʋegbe, ɛyɛ ɔkyena', 'Dan kasa, bera, Evegbe, eye okyena'],
  ['Sámi and Azerbaijani', 'Ŧ ŧ, Əliyev', 'T t, Eliyev'],
  ['Arabic and Hawaiian names', 'Qurʾān, ʿĪd, Hawaiʻi, Ḥalab', 'Qur’ān, ‘Īd, Hawai‘i, Halab'],
  ['styled letters', '𝗕𝗼𝗹𝗱 ﬁeld Ｎｏｔｅｓ １２', 'Bold field Notes 12'],
  ['dashes and spaces', 'long\u2011term, 5\u202f000\u00a0wells', 'long-term, 5 000 wells'],
  ['subscripts', 'CO₂, CH₄ and PM₂.₅', 'CO₂, CH4 and PM₂.5'],
  ['ornaments', 'Field notes 🌱 from 👩🏽‍🌾 Pune ✅', 'Field notes from Pune'],
])('writes %s with what the font has', (_, title, written) => {
  expect(writable(title)).toBe(written);
});

it.each([
  'कार्यक्रम का मूल्यांकन',
  'The word 水 in five dialects',
  'Field notes of Пуне',
  'From 10⁵ to 10⁶ rows',
  'Only ⅓ of 12 wells',
  '৳500 a month',
  '🌱🌱',
  '',
])('is empty for %s, which would say something else', (title) => {
  expect(writable(title)).toBe('');
});

it('drops no Latin letter out of a word', () => {
  const lettersIn = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)).filter((one) => /\p{L}/u.test(one));
  const letters = [...lettersIn(0xc0, 0x24f), ...lettersIn(0x1e00, 0x1eff)];
  const shorter = letters.filter((one) => [1, 2].includes([...writable(`a${one}b`)].length));
  expect(letters.length).toBeGreaterThan(600);
  expect(shorter).toEqual([]);
});
