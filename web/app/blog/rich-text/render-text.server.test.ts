// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pageOf, whatReadersSee } from './cases/what-readers-see';
import { createRenderContexts, type ImageSources } from './render-context';
import { renderText } from './render-text.server';

const BLOCKS = 'address article aside center fieldset footer form header main nav label button';
it.each(BLOCKS.split(' '))('words in <%s> do not run together', (tag) => {
  const text = `<p>Now</p><${tag}>Season one</${tag}><${tag}>Season two</${tag}>`;
  expect(whatReadersSee(text)).toEqual(['Now', 'Season one', 'Season two']);
});

it('gives the tables of an article unique names, or their captions', () => {
  const nextContext = createRenderContexts();
  const table = '| A |\n| - |\n| 1 |';
  const captioned = '<table><caption>Where it went</caption><tr><th scope="row">A</th></tr></table>';
  const shown = [`${table}\n\ntext\n\n${table}`, table, captioned].map((text) => renderText(text, nextContext()).html);
  const labels = [...shown.join('').matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
  expect(labels).toEqual(['Table', 'Table 2', 'Table 3', 'Where it went']);
  expect(shown[2]).toContain('<figcaption>Where it went</figcaption>');
  expect(shown[2]).not.toContain('<caption>');
});

it('lowers headings below the title of the article and gives them ids, in any script', () => {
  const text = '# One\n\n## Two `x`\n\n## Two `x`\n\n###### Six\n\n## सहमति और बच्चे\n\n## ???';
  const { html, headings } = renderText(text, createRenderContexts()());
  expect(headings.map(({ level, id }) => `${level} ${id}`)).toEqual([
    '2 section-one',
    '3 section-two-x',
    '3 section-two-x-2',
    '6 section-six',
    '3 section-सहमति-और-बच्चे',
    '3 section-part',
  ]);
  expect(html).toContain('<h2 id="section-one">One<a class="heading-anchor" href="#section-one"');
  expect(html).not.toContain('<h1');
});

it('shows an image of another host as a link, unless that host is configured', () => {
  const text = '![Chart](http://pictures.example/a.png)';
  const name = 'Chart (at pictures.example)';
  expect(whatReadersSee(text)).toEqual([`[${name}](http://pictures.example/a.png)`]);
  expect(whatReadersSee(`[${text}](https://elsewhere.example)`)).toEqual([`[${name}](https://elsewhere.example)`]);
  const sources: ImageSources = { cms: 'http://cms.example:1337', hosts: ['pictures.example'] };
  const srcOf = (markdown: string) => pageOf(markdown, sources).querySelector('img')?.getAttribute('src');
  expect(srcOf(text)).toBe('https://pictures.example/a.png');
  expect(srcOf('![Chart](http://cms.example:1337/uploads/a.png)')).toBe('/uploads/a.png');
});

it('evaluates nothing in MDX: drops imports and exports, shows the source of expressions', () => {
  const global = globalThis as { ran?: boolean };
  const shown = pageOf(
    "import x from './x'\nexport const y = (globalThis.ran = true)\n\n" +
      "<Tldr>a {globalThis.ran = true} b {'text'} {7}{/* note */}</Tldr>\n\n" +
      '{globalThis.ran = true}\n\n<Tldr {...(globalThis.ran = true)}>z</Tldr>',
  ).innerHTML;
  expect(global.ran).toBeUndefined();
  expect(shown).toContain('a {globalThis.ran = true} b text 7');
  expect(shown).not.toMatch(/import|export|note \*/);
});
