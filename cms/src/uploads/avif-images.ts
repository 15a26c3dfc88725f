import type { Core } from '@strapi/strapi';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

type ImageFile = { filepath?: string; getStream: () => Readable };
type Check = (file: ImageFile) => Promise<boolean>;
type ImageService = { isImage: Check; isResizableImage: Check };

/**
 * Returns whether a file is an AVIF of one image. Strapi would put the images of a sequence below each other. It stores
 * a file while it asks for its format, and removes the path as soon as the file is stored. The stream remains.
 */
export async function isAvif({ filepath, getStream }: ImageFile): Promise<boolean> {
  const image = sharp(filepath ?? (await buffer(getStream())));
  const metadata = await image.metadata().catch(() => undefined);
  return metadata?.mediaType === 'image/avif' && (metadata.pages ?? 1) === 1;
}

/**
 * Lets Strapi measure AVIF images and make their sizes. It looks for a format "avif", but the decoder names all files of
 * this container "heif".
 */
export function measureAvifImages(strapi: Core.Strapi): void {
  const service = strapi.plugin('upload').service('image-manipulation') as unknown as ImageService;
  const { isImage, isResizableImage } = service;
  service.isImage = async (file) => (await isImage(file)) || isAvif(file);
  service.isResizableImage = async (file) => (await isResizableImage(file)) || isAvif(file);
}
