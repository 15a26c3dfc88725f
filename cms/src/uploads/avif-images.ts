import type { Core } from '@strapi/strapi';
import sharp from 'sharp';

type Check = (file: { filepath?: string }) => Promise<boolean>;
type ImageService = { isImage: Check; isResizableImage: Check };

/** Returns whether a file is an AVIF of one image. Strapi would put the images of a sequence below each other. */
export async function isAvif({ filepath }: { filepath?: string }): Promise<boolean> {
  if (!filepath) return false;
  const metadata = await sharp(filepath)
    .metadata()
    .catch(() => undefined);
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
