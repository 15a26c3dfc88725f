import { asObject, asObjects, asText, type JsonObject } from '~/lib/cms/json';
import { type ResponsiveImage, toResponsiveImage } from '~/lib/images';
import { sanitizeUrl, sanitizeFileUrl } from '~/lib/urls';
import type { BlockVideo, ArticleBlock } from '../article/article';

const MAX_DUMP_LENGTH = 10_000;

/** Functions that render the texts of an article to HTML. */
export type TextRenderers = { text: (text: string) => string; code: (code: string, language?: string) => string };
type Reader = (block: JsonObject, render: TextRenderers) => ArticleBlock | undefined;

/** One reader for each component type. */
export const readers: Record<string, Reader> = {
  'shared.rich-text'(block, render) {
    const text = richText(block.body) ?? richText(block.content) ?? richText(block.text);
    return text ? { type: 'rich-text', html: render.text(text) } : undefined;
  },
  'shared.media'(block) {
    const images = imagesOf(block);
    const videos = filesOf(block).flatMap(toBlockVideo);
    return images.length + videos.length > 0 ? { type: 'media', images, videos } : undefined;
  },
  'shared.slider': (block) => withImages('slider', block),
  'shared.gallery': (block) => withImages('gallery', block),
  'shared.quote'(block) {
    const body = asText(block.body);
    return body ? { type: 'quote', body, author: asText(block.author) } : undefined;
  },
  'shared.video'(block) {
    const url = sanitizeUrl(asText(block.url));
    return url && /^https?:/i.test(url)
      ? { type: 'video', url, title: asText(block.title), caption: asText(block.caption) }
      : undefined;
  },
  'shared.code'(block, render) {
    const code = asText(block.code);
    return code ? { type: 'code', html: render.code(code, asText(block.language)) } : undefined;
  },
};

/** Reads one block. A block of an unknown type, or without its required fields, becomes JSON. */
export function toBlock(block: JsonObject, render: TextRenderers): ArticleBlock {
  const name = asText(block.__component) ?? 'unknown';
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
  return (
    read?.(block, render) ?? { type: 'unknown', name, dump: JSON.stringify(block, null, 2).slice(0, MAX_DUMP_LENGTH) }
  );
}

/** Returns a text, or rich text that is JSON instead of text. */
export function richText(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.length > 0 ? JSON.stringify(value) : undefined;
  return asText(value);
}

function filesOf(block: JsonObject): JsonObject[] {
  return ['file', 'files', 'media', 'images'].flatMap<JsonObject>(
    (field) => asObject(block[field]) ?? asObjects(block[field]),
  );
}

const isVideo = (file: JsonObject) => asText(file.mime)?.startsWith('video/') ?? false;

function imagesOf(block: JsonObject): ResponsiveImage[] {
  const caption = asText(block.caption);
  return filesOf(block)
    .filter((file) => !isVideo(file))
    .map(toResponsiveImage)
    .filter((image) => image !== undefined)
    .map((image) => ({ ...image, caption: image.caption ?? caption }));
}

function toBlockVideo(file: JsonObject): BlockVideo[] {
  const src = isVideo(file) ? sanitizeFileUrl(asText(file.url)) : undefined;
  return src ? [{ src, mime: asText(file.mime), caption: asText(file.caption) }] : [];
}

type ImagesBlock = Extract<ArticleBlock, { type: 'slider' | 'gallery' }>;

function withImages(type: ImagesBlock['type'], block: JsonObject): ImagesBlock | undefined {
  const images = imagesOf(block);
  return images.length > 0 ? { type, images } : undefined;
}
