import type { JsonObject } from '~/lib/cms/json-guards';
import type { ImageSources } from './render-context';
import type { Article } from '../article/article';

/** The texts and blocks of one article as the CMS returns them, and where their images may come from. */
export type BodySource = { content?: string; blocks: JsonObject[]; sources?: ImageSources };

/** What renders from a `BodySource`. */
export type ArticleBody = Pick<Article, 'contentHtml' | 'blocks' | 'headings' | 'minutes'>;
