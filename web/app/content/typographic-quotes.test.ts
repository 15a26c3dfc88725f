import { expect, test } from 'vitest';
import { seedTexts } from '../../testing/copy';

/** Fenced and inline code, tags with their attributes, targets of links. */
const NOT_PROSE = /^(```|~~~)[^]*?^\1|`[^`]*`|<\/?[a-z][^>]*>|\]\([^)]*\)/gim;

const straight = (text: string) => text.replace(NOT_PROSE, '').match(/.{0,20}["'].{0,20}/g) ?? [];

test('finds straight quotes in prose only', () => {
  const text = '“A” `b"` <Tag title="c"> [d](e "f")\n```\n"g"\n```\nIt\'s';
  expect(straight(text)).toEqual(["It's"]);
});

test('the seeded articles have typographic quotes and apostrophes', () => {
  const prose = seedTexts('articles').filter(({ at }) => /\.(mdx?|html|txt)$/.test(at));
  expect(prose.length).toBeGreaterThan(25);
  expect(prose.flatMap(({ at, text }) => straight(text).map((found) => `${at}: ${found}`))).toEqual([]);
});
