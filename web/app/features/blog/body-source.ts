import type { JsonObject } from '~/lib/cms/json-guards';
import type { PictureSources } from './content-kinds/scope';
import type { Post } from './post';

/** The texts and blocks of one article as the CMS returns them, and where their images may come from. */
export type BodySource = { content?: string; blocks: JsonObject[]; sources?: PictureSources };

/** What renders from a `BodySource`. */
export type ArticleBody = Pick<Post, 'contentHtml' | 'blocks' | 'headings' | 'minutes'>;
