import type { JsonObject } from '~/lib/cms/json-guards';
import type { ImageSources } from './render-context';
import type { Article } from '../article/article';

/** The texts and blocks of one article from the CMS, and the allowed origins of their images. */
export type BodySource = { content?: string; blocks: JsonObject[]; sources?: ImageSources };

/** The result of rendering a `BodySource`. */
export type ArticleBody = Pick<Article, 'contentHtml' | 'blocks' | 'headings' | 'minutes'>;
