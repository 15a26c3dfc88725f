import type { Model } from '../pages/populate-tree';
import type { Problem } from './problem';

/** A file of the media library, as the checks read it. `size` is in kB. */
export type CheckedFile = {
  id: number;
  name: string;
  url: string;
  hash?: string;
  mime?: string;
  width?: number | null;
  size?: number | null;
  alternativeText?: string | null;
};

/** The fields of `CheckedFile`. */
export const FILE_FIELDS = ['name', 'url', 'hash', 'mime', 'width', 'size', 'alternativeText'] as const;

export type Fields = Record<string, unknown>;
type Texts = Record<string, { label: string }>;

/** The facts of the schemas that the checks read: the model of a component, its name, the labels of its fields. */
export type Schemas = {
  modelOf(uid: string): Model;
  nameOf(uid: string): string;
  labelsOf(uid: string): Texts;
};

/** The facts that the site returns for a text (`web/app/blog/rich-text/text-facts.server.ts`). */
export type TextFacts = {
  format: string;
  problem?: { reason: string; line?: number };
  surprise?: 'markdown-in-html' | 'invalid-json';
  foreign?: Array<{ written: string; line: number }>;
  headings: Array<{ level: number; text: string }>;
  images: Array<{ src: string; alt: string }>;
  links: string[];
  losses: Loss[];
};

/** What a person wrote and the page does not show. `after`: the words before it. `line` is missing in JSON. */
export type Loss = { kind: 'words' | 'image' | 'video' | 'link'; what: string; after: string; line?: number };

export type CheckedText = {
  path: string[];
  location: string;
  /** Null if the site does not respond in time. */
  facts: TextFacts | null;
};

/** A document with all data that its checks read. */
export type CheckedDocument = {
  uid: string;
  data: Fields;
  schemas: Schemas;
  /** The texts that the site parses, in their order on the page. */
  texts: CheckedText[];
  /** Returns the file of the media library with this URL, or of which this is a size. */
  libraryFile(url: string): CheckedFile | undefined;
  /** Whether the file of the cover exists. */
  hasCoverFile: boolean;
  /** The title of another published article with this slug. */
  slugOwner?: string;
  /** The names of the pictures that the site ships. */
  shippedPictures: ReadonlySet<string>;
  /** Returns whether a path of this site leads to a page, an article, a file or a redirect. */
  isKnownPath(path: string): boolean;
  /** The problem that the rules of pages found in the database (`pages/page-checks.ts`). */
  pageProblem?: Problem;
};
