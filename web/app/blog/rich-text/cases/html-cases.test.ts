// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { textFacts } from '../text-facts.server';
import { htmlCases, jsonCases } from './html-cases';
import { readerView } from './reader-view';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

describe.each([
  ['HTML', htmlCases],
  ['JSON', jsonCases],
])('what a reader sees of %s', (_, cases) => {
  it.each(cases)('$name', ({ input, words, lines, links = [], images = [], bold = [] }) => {
    const shown = readerView(input);
    if (lines) expect(shown).toEqual({ lines, links, images, bold });
    expect(shown.links).toEqual(expect.arrayContaining(links));
    expect(shown.bold).toEqual(expect.arrayContaining(bold));
    for (const word of words?.split(' ') ?? []) expect(shown.lines.join(' ')).toContain(word);
  });

  it.each(cases)('is everything: $name', ({ input }) => expect(textFacts([input])[0]?.losses).toEqual([]));
});
