import type { Root } from 'hast';
import type { Options } from 'react-markdown';
import rehypeRaw from 'rehype-raw';

/** Parses pasted HTML like a browser. The output still has to be sanitized. */
export const htmlReader = (text: string): Options => ({
  rehypePlugins: [() => (): Root => ({ type: 'root', children: [{ type: 'raw', value: text }] }), rehypeRaw],
});
