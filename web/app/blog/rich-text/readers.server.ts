import type { Root } from 'hast';
import type { Options } from 'react-markdown';
import rehypeRaw from 'rehype-raw';
import type { TextFormat } from './detect-format';
import { jsonReader } from './json-rich-text.server';
import { markdownReader } from './markdown.server';
import { mdxReader } from './mdx.server';
import { plainReader } from './plain.server';

/** Parses pasted HTML like a browser. The output still has to be sanitized. */
export const htmlReader = (text: string): Options => ({
  rehypePlugins: [() => (): Root => ({ type: 'root', children: [{ type: 'raw', value: text }] }), rehypeRaw],
});

/** One reader for each format. Every tree then passes the same sanitize schema. */
export const readers: Record<TextFormat, (text: string) => Options> = {
  html: htmlReader,
  mdx: mdxReader,
  markdown: markdownReader,
  json: jsonReader,
  plain: plainReader,
};
