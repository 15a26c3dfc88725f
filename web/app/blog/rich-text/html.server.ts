import type { Root } from 'hast';
import type { Options } from 'react-markdown';
import rehypeRaw from 'rehype-raw';

/** HTML as an editor pasted it, read the way a browser would, to be cleaned. */
export const htmlReader = (text: string): Options => ({
  rehypePlugins: [() => (): Root => ({ type: 'root', children: [{ type: 'raw', value: text }] }), rehypeRaw],
});
