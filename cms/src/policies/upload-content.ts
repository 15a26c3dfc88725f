import { errors } from '@strapi/utils';
import { ALLOWED_UPLOAD_TYPES } from '../uploads/upload-settings';
import { checkImageSize } from '../uploads/images';

type File = { filepath: string; originalFilename?: string | null };
type Context = { request: { files?: Record<string, File | File[]> } };

/**
 * Rejects an upload whose content is not of an allowed type, whatever its name and declared type, and an image with too
 * many pixels. Strapi accepts the declared type of a file whose content it cannot detect, such as HTML.
 */
export default async function uploadContent({ request }: Context): Promise<boolean> {
  const { fileTypeFromFile } = await import('file-type');
  for (const { filepath, originalFilename } of Object.values(request.files ?? {}).flat()) {
    const detected = await fileTypeFromFile(filepath);
    const name = originalFilename ? `"${originalFilename}"` : 'This file';
    if (!detected || !ALLOWED_UPLOAD_TYPES.has(detected.mime)) {
      throw new errors.ApplicationError(
        `${name} is not a file that can be uploaded. Choose an image (JPEG, PNG, WebP, AVIF or GIF), a video (MP4 or WebM), audio (MP3, M4A, OGG or WAV) or a PDF.`,
      );
    }
    if (detected.mime.startsWith('image/')) await checkImageSize(filepath, name);
  }
  return true;
}
