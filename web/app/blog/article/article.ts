import type { JsonObject } from '~/lib/cms/json';
import type { ResponsiveImage } from '~/lib/images';
import type { OtherLanguage } from '~/lib/languages';
import type { ArticleCard, NamedSlug } from '../list/article-card';
import type { ImageSources } from '../rich-text/render-context';
import type { Heading } from '../rich-text/transform-tree.server';

/** An article as its page shows it. Texts are HTML, rendered and sanitized on the server. */
export type Article = {
  documentId: string;
  slug: string;
  title: string;
  description?: string;
  /** Undefined for the language of the pages. */
  language?: OtherLanguage;
  publishedAt?: string;
  /** When an editor last published it, as an ISO date. */
  updatedAt?: string;
  author?: NamedSlug & { avatar?: ResponsiveImage };
  category?: NamedSlug;
  cover?: ResponsiveImage;
  contentHtml?: string;
  /** The headings of all its texts, in order. */
  headings: Heading[];
  minutes: number;
  /** The first paragraphs, as the description of an article without one. */
  excerpt?: string;
  blocks: ArticleBlock[];
  tags: NamedSlug[];
  seo: { title?: string; description?: string; image?: string; noIndex: boolean };
};

/** The texts and blocks of one article from the CMS, and the allowed origins of their images. */
export type BodySource = { content?: string; blocks: JsonObject[]; sources?: ImageSources };

/** The result of rendering a `BodySource`. */
export type ArticleBody = Pick<Article, 'contentHtml' | 'blocks' | 'headings' | 'minutes' | 'excerpt'>;

/** Links at the end of an article. `next` was published after it, `previous` before it. */
export type RelatedArticles = { next?: ArticleCard; previous?: ArticleCard; similar: ArticleCard[] };

/** `now`: request time in ms, so that server and browser agree on the NEW badge. */
export type ArticleWithRelated = { article: Article; relatedArticles: RelatedArticles; now: number };

export type BlockVideo = { src: string; mime?: string; caption?: string };

export type ArticleBlock =
  | { type: 'rich-text'; html: string }
  | { type: 'media'; images: ResponsiveImage[]; videos: BlockVideo[] }
  | { type: 'quote'; body: string; author?: string }
  | { type: 'slider'; images: ResponsiveImage[] }
  | { type: 'gallery'; images: ResponsiveImage[] }
  | { type: 'video'; url: string; title?: string; caption?: string }
  | { type: 'code'; html: string }
  | { type: 'unknown'; name: string; dump: string };
