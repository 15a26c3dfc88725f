import fs from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
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
/** The quality of a turned image. Above Strapi's own, with which it is encoded once more. */
const QUALITY = 95;
/** The orientation of EXIF that needs no turn. */
const UPRIGHT = 1;

type ImageFile = { filepath?: string; getStream: () => Readable };
type UploadedFile = Partial<ImageFile> & { tmpWorkingDirectory?: string; hash?: string };
type ImageService = Record<(typeof DECODING)[number], (file: object) => Promise<unknown>> &
  Record<'isImage' | 'isResizableImage', (file: ImageFile) => Promise<boolean>>;

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
 * Returns the file of an image with its pixels turned as its EXIF data says, else the same file. Phones store photos as
 * their sensor sees them. Strapi drops the tag, and its own setting for this keeps the pixels where the turned file is
 * larger, so that sizes made of it lie on their side.
 */
export async function upright<File extends UploadedFile>(file: File): Promise<File> {
  if (!file.filepath) return file;
  const { format, orientation = UPRIGHT, pages = 1 } = await sharp(file.filepath).metadata();
  if (orientation === UPRIGHT || pages > 1) return file;
  const folder = file.tmpWorkingDirectory ?? path.dirname(file.filepath);
  const filepath = path.join(folder, `upright-${file.hash ?? path.basename(file.filepath)}`);
  await sharp(file.filepath).autoOrient().toFormat(format, { quality: QUALITY }).toFile(filepath);
  return { ...file, filepath, getStream: () => fs.createReadStream(filepath) };
}

/**
 * Lets Strapi measure AVIF images and make their sizes: it looks for a format "avif", but the decoder names all files of
 * this container "heif". Turns each image upright before Strapi makes its sizes. Lets it decode one image at a time,
 * because several large ones together need too much memory. Call in `register`.
 */
export function changeImageService(strapi: Core.Strapi): void {
  const service = strapi.plugin('upload').service('image-manipulation') as unknown as ImageService;
  const { isImage, isResizableImage, optimize } = service;
  service.isImage = async (file) => (await isImage(file)) || isAvif(file);
  service.isResizableImage = async (file) => (await isResizableImage(file)) || isAvif(file);
  service.optimize = async (file) => optimize(await upright(file));
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
