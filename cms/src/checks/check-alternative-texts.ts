import type { CheckedDocument } from './checked-document';
import { type ImageUse, imagesOf } from './images-of';
import { type Problem, refuse } from './problem';

/** Images beside their name, which the site reads out instead, and images that the site never reads out. */
const WITHOUT_OWN_TEXT = new Set([
  'items.partner.logo',
  'items.person.photo',
  'items.video.image',
  'shared.seo.shareImage',
]);
/** The editor of the main text inserts the file name where the media library has no alternative text. */
const FILE_NAME = /\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;

const isDecorative = (text: string | null | undefined) => text?.trim().toLowerCase() === 'decorative';
const isMissing = (text: string | null | undefined) => !text?.trim() || FILE_NAME.test(text.trim());
const HOW = 'or the word "decorative" where it only decorates';

/** Refuses images without alternative text. The word "decorative" marks one that needs none. */
export function checkAlternativeTexts(document: CheckedDocument): Problem[] {
  return imagesOf(document).flatMap(({ file, field, path, place, written }: ImageUse) => {
    if (WITHOUT_OWN_TEXT.has(field)) return [];
    const inLibrary = isMissing(file.alternativeText);
    if (written === undefined) {
      if (!inLibrary) return [];
      const how = `Press the pencil of the image and write what it shows into "Alternative text", ${HOW}.`;
      return [refuse(`has an image without alternative text, "${file.name}" (${place}). ${how}`, path)];
    }
    // The site replaces a file name by the text of the media library.
    const isFileName = FILE_NAME.test(written);
    if (!isMissing(written) || (isFileName && !inLibrary) || isDecorative(file.alternativeText)) return [];
    const how = `Write what it shows between the brackets of ![…](…), or into alt="…" of HTML, ${HOW}.`;
    return [refuse(`has an image without alternative text in ${place}, "${file.name}". ${how}`, path)];
  });
}
