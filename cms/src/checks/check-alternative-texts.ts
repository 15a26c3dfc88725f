import type { CheckedDocument, CheckedFile } from './checked-document';
import { isFileName } from './file-name';
import { type ImageUse, imagesOf } from './images-of';
import { type Problem, refuse } from './problem';

/**
 * Image fields that need no alternative text. Screen readers read the name beside the image, or never read the image.
 */
const FIELDS_WITHOUT_ALTERNATIVE_TEXT = new Set([
  'items.partner.picture',
  'items.person.picture',
  'items.video.image',
  'shared.seo.shareImage',
]);
const isDecorative = (text: string | null | undefined) => text?.trim().toLowerCase() === 'decorative';
/** The editor of the main text inserts the file name where the media library has no alternative text. */
const isMissing = (text: string | null | undefined, { name }: CheckedFile) => !text?.trim() || isFileName(text, name);
const DECORATIVE_HINT = 'or the word "decorative" where it only decorates';

/** Refuses images without alternative text. The word "decorative" marks one that needs none. */
export function checkAlternativeTexts(document: CheckedDocument): Problem[] {
  return imagesOf(document).flatMap(({ file, field, path, location, written }: ImageUse) => {
    if (FIELDS_WITHOUT_ALTERNATIVE_TEXT.has(field)) return [];
    const inLibrary = isMissing(file.alternativeText, file);
    if (written === undefined) {
      if (!inLibrary) return [];
      const how = `Press the pencil of the image and write what it shows into "Alternative text", ${DECORATIVE_HINT}.`;
      return [refuse(`has an image without alternative text, "${file.name}" (${location}). ${how}`, path)];
    }
    // The site replaces a file name by the text of the media library.
    if (!isMissing(written, file) || (isFileName(written) && !inLibrary) || isDecorative(file.alternativeText))
      return [];
    const how = `Write what it shows between the brackets of ![…](…), or into alt="…" of HTML, ${DECORATIVE_HINT}.`;
    return [refuse(`has an image without alternative text in ${location}, "${file.name}". ${how}`, path)];
  });
}
