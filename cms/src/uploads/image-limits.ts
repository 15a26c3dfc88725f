import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import sharp from 'sharp';

/**
 * The pixels of all frames of an image. Some formats are decoded as a whole, with up to 12 bytes for each pixel, and a
 * file of some kilobytes can have billions.
 */
const MAX_MEGAPIXELS = 30;
const PIXELS_PER_MEGAPIXEL = 1_000_000;
/** The functions of Strapi that decode an image. None of them calls another one through the service. */
const DECODING = ['isFaultyImage', 'optimize', 'generateThumbnail', 'generateResponsiveFormats'] as const;

type ImageService = Record<(typeof DECODING)[number], (file: object) => Promise<unknown>>;

/** Rejects an image that cannot be read or has too many pixels. Reads only its header. `name`: as in a message. */
export async function checkImageSize(filepath: string, name: string): Promise<void> {
  const metadata = await sharp(filepath, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new errors.ApplicationError(`${name} is damaged: its image cannot be read. Export it again.`);
    });
  const { width, height, pages = 1 } = metadata;
  const megapixels = (width * height * pages) / PIXELS_PER_MEGAPIXEL;
  if (megapixels <= MAX_MEGAPIXELS) return;
  const frames = pages > 1 ? ` in ${pages} frames` : '';
  const advice = pages > 1 ? 'Save it with fewer frames, or as a video.' : 'Save it smaller.';
  throw new errors.ApplicationError(
    `${name} has ${Math.ceil(megapixels)} million pixels${frames}. At most ${MAX_MEGAPIXELS} million are possible. ${advice}`,
  );
}

/** Lets Strapi decode one image at a time, because several large ones together need too much memory. */
export function decodeImagesInTurn(strapi: Core.Strapi): void {
  const service = strapi.plugin('upload').service('image-manipulation') as unknown as ImageService;
  let last: Promise<unknown> = Promise.resolve();
  for (const name of DECODING) {
    const decode = service[name];
    service[name] = (file) => {
      const result = last.then(() => decode(file));
      last = result.catch(() => undefined);
      return result;
    };
  }
}
