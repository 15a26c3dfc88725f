import { errors } from '@strapi/utils';
import { ALLOWED_UPLOAD_TYPES } from '../uploads/allowed-types';

type File = { filepath: string; originalFilename?: string | null };
type Context = { request: { files?: Record<string, File | File[]> } };

/**
 * Rejects an upload whose content is not of an allowed type, whatever its name and declared type. Strapi accepts the
 * declared type of a file whose content it cannot detect, such as HTML.
 */
export default async function uploadContent({ request }: Context): Promise<boolean> {
  const { fileTypeFromFile } = await import('file-type');
  for (const { filepath, originalFilename } of Object.values(request.files ?? {}).flat()) {
    const detected = await fileTypeFromFile(filepath);
    if (!detected || !ALLOWED_UPLOAD_TYPES.has(detected.mime)) {
      const name = originalFilename ? `"${originalFilename}"` : 'This file';
      throw new errors.ApplicationError(
        `${name} is not a file that can be uploaded. Choose an image (JPEG, PNG, WebP, AVIF or GIF), a video (MP4 or WebM), audio (MP3, M4A, OGG or WAV) or a PDF.`,
      );
    }
  }
  return true;
}
