import type { Core } from '@strapi/strapi';

const FILE_UID = 'plugin::upload.file';
const RETURNED_FIELDS = ['documentId', 'url', 'alternativeText', 'width', 'height', 'formats'] as const;
const TEXT_FIELDS = ['body', 'content', 'text'];
/** Matches the file name in an image URL: its hash, with an optional size prefix. */
const FILE_NAME = /\/((?:(?:small|medium|large)_)?)([\w-]+)\.(?:avif|gif|jpe?g|png|svg|webp)\b/gi;
const MAX_IMAGES = 200;

type Fields = Record<string, unknown>;

/**
 * Returns the media library images that an article's texts reference by URL: dimensions, formats and alternative texts.
 * Markdown contains only the URL, and the page needs the dimensions to reserve space.
 */
export async function textImages(strapi: Core.Strapi, article: unknown): Promise<Fields[]> {
  const hashes = hashesIn(textsOf(article));
  if (hashes.length === 0) return [];
  const files = await strapi.db
    .query(FILE_UID)
    .findMany({ where: { hash: { $in: hashes }, width: { $notNull: true } } });
  return files.map((file: Fields) => Object.fromEntries(RETURNED_FIELDS.map((name) => [name, file[name]])));
}

function textsOf(article: unknown): string {
  const { content, blocks } = (article ?? {}) as { content?: unknown; blocks?: Fields[] };
  const bodies = (blocks ?? []).flatMap((block) => TEXT_FIELDS.map((name) => block[name]));
  return [content, ...bodies].filter((text) => typeof text === 'string').join('\n');
}

/** Returns the hashes of the files that a text may reference by URL. */
export function hashesIn(text: string): string[] {
  const names = [...text.matchAll(FILE_NAME)].flatMap(([, sizePrefix = '', hash = '']) => [hash, sizePrefix + hash]);
  return [...new Set(names)].slice(0, MAX_IMAGES);
}
