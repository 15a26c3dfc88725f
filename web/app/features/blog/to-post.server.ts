import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { asObject, asObjects, asText, type JsonObject } from '~/lib/cms/read';
import { unnest } from '~/lib/cms/unnest';
import { toPicture } from '~/lib/pictures';
import { toName, toNames } from './card';
import { renderText } from './content-kinds/render-text.server';
import { createScopes, type PictureSources } from './content-kinds/scope';
import type { Post } from './post';
import { richText, toBlock } from './to-block.server';

const WORDS_A_MINUTE = 220;
/** A page is made anew every minute; its texts are not, as long as they are the same. */
const kept = new LRUCache<string, Body>({
  maxSize: 32_000_000,
  sizeCalculation: (body) => JSON.stringify(body).length,
  // One that was cut short on a busy machine gets another chance.
  ttl: 60 * 60 * 1000,
});

type Body = Pick<Post, 'contentHtml' | 'blocks' | 'headings' | 'minutes'>;

/**
 * Turns an article of the CMS, in either nesting, into the post its page shows; undefined without id or title.
 * `sources`: where the pictures of its texts may come from.
 */
export function toPost(article: unknown, sources?: PictureSources): Post | undefined {
  const entry = asObject(unnest(article));
  const documentId = asText(entry?.documentId) ?? (typeof entry?.id === 'number' ? String(entry.id) : undefined);
  const title = asText(entry?.title);
  if (!entry || !documentId || !title) return undefined;
  return {
    documentId,
    slug: asText(entry.slug) ?? documentId,
    title,
    description: asText(entry.description),
    publishedAt: asText(entry.publishedAt),
    updatedAt: asText(entry.updatedAt),
    author: toAuthor(entry.author),
    category: toName(entry.category),
    cover: toPicture(entry.cover),
    ...bodyOf(entry, sources),
    tags: toNames(entry.tags),
    seo: toSeo(asObject(entry.seo)),
  };
}

function bodyOf({ content, blocks }: JsonObject, sources: PictureSources | undefined): Body {
  const key = createHash('sha256')
    .update(JSON.stringify([content, blocks, sources]))
    .digest('base64');
  const known = kept.get(key);
  if (known) return known;
  const body = drawBody(richText(content), asObjects(blocks), sources);
  kept.set(key, body);
  return body;
}

function drawBody(content: string | undefined, blocks: JsonObject[], sources: PictureSources | undefined): Body {
  const nextScope = createScopes(sources);
  const headings: Post['headings'] = [];
  let words = 0;
  const toHtml = (text: string) => {
    const rendered = renderText(text, nextScope());
    headings.push(...rendered.headings);
    words += rendered.words;
    return rendered.html;
  };
  return {
    contentHtml: content && toHtml(content),
    blocks: blocks.map((block) => toBlock(block, toHtml)),
    headings,
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
  };
}

function toAuthor(value: unknown): Post['author'] {
  const author = asObject(value);
  const name = asText(author?.name);
  return name ? { name, avatar: toPicture(author?.avatar) } : undefined;
}

function toSeo(seo: JsonObject | undefined): Post['seo'] {
  return {
    title: asText(seo?.metaTitle),
    description: asText(seo?.metaDescription),
    image: toPicture(seo?.shareImage)?.src,
    noIndex: seo?.noIndex === true,
  };
}
