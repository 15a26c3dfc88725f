// @vitest-environment jsdom
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRenderContexts } from '../render-context';
import { renderText } from '../render-text.server';
import { textFacts } from '../text-facts.server';
import { whatReadersSee } from './what-readers-see';

const read = (name: string) => fs.readFileSync(path.join(import.meta.dirname, 'documents', name), 'utf8');

/** Parts of a source that are no words of the text: front matter, imports, comments, tags and addresses. */
const NO_WORDS =
  /^(---|\+\+\+)\n[\s\S]*?\n\1\n|^import .*$|<!--[\s\S]*?-->|^\[\/\/\]:.*$|\{#[\w-]+\}|<\/?[a-zA-Z]+( [^<>]*)?>|\]\([^)]*\)|^\[manual\]:.*$|\[\^1\]:?|^:::(tip|danger)?|\[!\w+\]-?|^ *```\w*.*$|^ *\d+\. |\[[x ]\]/gm;
/** Placeholders look like tags, but readers see them. */
const PLACEHOLDERS = /<(village|your-token|folder|Name of buyer|String, Well|Site|YYYY-MM-DD)>/g;

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];

describe.each([
  ['docusaurus.mdx', []],
  ['hugo.md', ['{{< figure', '{{% notice', '{{% /notice']],
  ['jekyll.md', ['{: .lead}', '{% include', '{% highlight', '{% endhighlight', '{% post_url', '{{ site.baseurl']],
  ['readme.md', []],
  ['obsidian.md', ['[[Kolar]]', '[[Hosur|', '==Three things==', '![[bridge.png']],
])('the document %s', (name, foreign) => {
  const source = read(name);
  const { html } = renderText(source, createRenderContexts()());

  it('keeps its words', () => {
    const page = document.createElement('div');
    page.innerHTML = html;
    const shown = new Set(wordsOf(`${page.textContent} ${whatReadersSee(html).join(' ')}`));
    const written = source.replace(PLACEHOLDERS, '($1)').replace(NO_WORDS, (part) => (part.startsWith('<') ? '' : ' '));
    expect(wordsOf(written).length).toBeGreaterThan(60);
    expect(wordsOf(written).filter((word) => !shown.has(word))).toEqual([]);
  });

  it('can be published, and Checks name what stays of another system', () => {
    const [facts] = textFacts([source]);
    expect(facts).not.toHaveProperty('problem');
    expect(facts?.foreign.map(({ written }) => written)).toEqual(
      foreign.map((start) => expect.stringContaining(start) as string),
    );
  });

  it('shows no front matter, comment, import or sign of Markdown outside code', () => {
    const page = document.createElement('div');
    page.innerHTML = html;
    for (const code of page.querySelectorAll('pre, code')) code.remove();
    expect(page.textContent).not.toMatch(
      /^(---|\+\+\+|import |#+ |>)|<!--|:::|\[!\w|\*\*|(sidebar_label|layout|aliases|draft)/m,
    );
  });
});
