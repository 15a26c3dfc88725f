import type { Picture } from '~/lib/pictures';
import type { Name } from './card';
import type { Heading } from './content-kinds/dress.server';
import type { Neighbours } from './neighbours';

/** A post as its page shows it; texts are ready HTML, made and cleaned on the server. */
export type Post = {
  documentId: string;
  slug: string;
  title: string;
  description?: string;
  publishedAt?: string;
  /** When an editor last published it. */
  updatedAt?: string;
  author?: { name: string; avatar?: Picture };
  category?: Name;
  cover?: Picture;
  contentHtml?: string;
  /** The headings of all its texts, in order. */
  headings: Heading[];
  minutes: number;
  blocks: PostBlock[];
  tags: Name[];
  seo: { title?: string; description?: string; image?: string; noIndex: boolean };
};

/** `now`: when it was asked for, so that NEW means the same on the server and in the browser. */
export type PostWithNeighbours = { post: Post; neighbours: Neighbours; now: number };

export type Film = { src: string; mime?: string; caption?: string };

export type PostBlock =
  | { type: 'rich-text'; html: string }
  | { type: 'media'; pictures: Picture[]; films: Film[] }
  | { type: 'quote'; body: string; author?: string }
  | { type: 'slider'; pictures: Picture[] }
  | { type: 'gallery'; pictures: Picture[] }
  | { type: 'video'; url: string; title?: string; caption?: string }
  | { type: 'code'; html: string }
  | { type: 'unknown'; name: string; dump: string };
