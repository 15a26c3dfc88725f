// @vitest-environment jsdom
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { textFacts } from '../text-facts.server';
import { whatReadersSee } from './what-readers-see';

/**
 * The cases of a file: `=====` and a name, then the text. `SEES:` has the blocks of the page, with ¶ between them
 * (what-readers-see.ts), `LOSES:` what Checks says that the page does not show.
 */
const casesIn = (file: string) =>
  fs
    .readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split(/^===== /m)
    .slice(1)
    .map(
      (part) => /^(?<name>.+)\n(?<text>[^]*)\nSEES: (?<sees>.+)(\nLOSES: ?(?<loses>.*))?\n+$/.exec(part)?.groups ?? {},
    );

const WINDOWS: Record<string, string> = {
  name: 'byte order mark and line ends of Windows',
  text: '\ufeff# Head\r\n\r\nOne\r\ntwo **b**\r\n\r\n- a\r\n- b\r\n\r\n```\r\nx\r\ny\r\n```',
  sees: 'h2 Head ¶ One two <strong>b</> ¶ li a ¶ li b ¶ pre <code>x ⏎ y</>',
};

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

describe.each([
  ['HTML', casesIn('html.txt')],
  ['JSON', casesIn('json.txt')],
  ['Markdown', [...casesIn('markdown.txt'), WINDOWS]],
])('what readers see of %s', (_, cases) => {
  it.each(cases)('$name', ({ text = '', sees, loses }) => {
    expect(whatReadersSee(text)).toEqual(sees?.split(' ¶ '));
    expect(textFacts([text])[0]?.losses.map(({ what }) => what)).toEqual(loses === undefined ? [] : [loses]);
  });
});
