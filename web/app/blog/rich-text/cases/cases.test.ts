// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { textFacts } from '../text-facts.server';
import { htmlCases, jsonCases, otherJson } from './html-cases';
import { markdownCases } from './markdown-cases';
import { whatReadersSee } from './what-readers-see';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

describe.each([
  ['HTML', htmlCases],
  ['JSON', jsonCases],
  ['Markdown', markdownCases],
])('what readers see of %s', (_, cases) => {
  it.each(cases)('$name', ({ input, sees, ignore, loses = [] }) => {
    expect(whatReadersSee(input).filter((line) => !ignore?.test(line))).toEqual(sees);
    expect(textFacts([input])[0]?.losses.map(({ what }) => what)).toEqual(loses);
  });
});

it.each(otherJson)('the JSON of %s is shown as written', (_, input) => {
  expect(whatReadersSee(input)).toEqual([input]);
});
