import type { Core } from '@strapi/strapi';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

type UploadedFile = { filepath?: string; tmpWorkingDirectory?: string; hash?: string; getStream?: () => fs.ReadStream };
type ImageService = { optimize(file: UploadedFile): Promise<unknown> };

/** Above Strapi's own quality, with which the image is encoded once more. */
const QUALITY = 95;
const UPRIGHT = 1;

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

/** Lets Strapi turn each image upright before it makes its sizes. Call before `decodeImagesInTurn`. */
export function turnImagesUpright(strapi: Core.Strapi): void {
  const service = strapi.plugin('upload').service('image-manipulation') as unknown as ImageService;
  const { optimize } = service;
  service.optimize = async (file) => optimize(await upright(file));
}
