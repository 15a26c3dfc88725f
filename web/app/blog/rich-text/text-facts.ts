import type { TextFormat } from './detect-format';

/** What the CMS must know of a text to check it. */
export type TextFacts = {
  format: TextFormat;
  /** Why the text, or a custom tag in it, cannot be parsed. Visitors see such a text in another form than it was meant. */
  problem?: { reason: string; line?: number };
  /** Why the format may surprise the editor. */
  surprise?: 'markdown-in-html' | 'invalid-json';
  /** The headings, with the levels that they have on the page. The title of the article has level 1. */
  headings: Array<{ level: number; text: string }>;
  images: Array<{ src: string; alt: string }>;
  links: string[];
};
