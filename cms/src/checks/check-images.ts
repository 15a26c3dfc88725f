import {
  type CheckedDocument,
  type CheckedFile,
  fieldsOf,
  type Problem,
  refuse,
  refuseFields,
  warn,
} from './checked-document';
import { isFileName } from './file-name.generated';

export const PICTURE_UID = 'items.picture';

/** An image of the media library in a document. `written` is the alternative text that a rich text gives the image. */
type ImageUse = { file: CheckedFile; field: string; path: string[]; location: string; written?: string };

const isImage = ({ mime }: CheckedFile) => mime === undefined || mime.startsWith('image/');

/**
 * Returns every use of an image of the media library: in fields, then in texts. `field` is the uid and the name. For both
 * images of a picture they are those of the field with the picture.
 */
function imagesOf(document: CheckedDocument): ImageUse[] {
  const inFields = [...fieldsOf(document)]
    .filter(({ attribute }) => attribute.type === 'media')
    .flatMap(({ uid, name, owner, value, path, location }) => {
      const files = ([value ?? []].flat() as CheckedFile[]).filter(isImage);
      const field = uid === PICTURE_UID && owner ? owner : `${uid}.${name}`;
      return files.map((file) => ({ file, field, path, location }));
    });
  const inTexts = document.texts.flatMap(({ path, location, facts }) =>
    (facts?.images ?? []).flatMap(({ src, alt }) => {
      const file = document.libraryFile(src);
      return file ? [{ file, field: 'text', path, location, written: alt }] : [];
    }),
  );
  return [...inFields, ...inTexts];
}

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

const MIN_COVER_WIDTH = 1200;

/** Refuses a cover without its file, or one that the site would have to enlarge. An article needs no cover. */
export function checkCover({ data, hasCoverFile }: CheckedDocument): Problem[] {
  const cover = data.cover as CheckedFile | null | undefined;
  if (!cover) return [];
  if (hasCoverFile && (!cover.width || cover.width >= MIN_COVER_WIDTH)) return [];
  const message = hasCoverFile
    ? `has a cover that is ${cover.width} pixels wide, "${cover.name}". Choose one of at least ${MIN_COVER_WIDTH} pixels, best 1600.`
    : `has a cover whose file is missing, "${cover.name}". Choose another cover, or replace its file.`;
  return [refuse(message, ['cover'])];
}

const MAX_IMAGE_MEGABYTES = 3;
const KILOBYTES_PER_MEGABYTE = 1000;

/** Warns of images that are together too heavy for one page. An image that is used twice counts once. */
export function checkImageWeight(document: CheckedDocument): Problem[] {
  const uses = new Map(imagesOf(document).map((use) => [use.file.id, use]));
  const sorted = [...uses.values()].sort((a, b) => (b.file.size ?? 0) - (a.file.size ?? 0));
  const total = sorted.reduce((sum, { file }) => sum + (file.size ?? 0), 0);
  if (total <= MAX_IMAGE_MEGABYTES * KILOBYTES_PER_MEGABYTE) return [];
  const [{ file, path }] = sorted;
  const megabytes = (kilobytes: number) => (kilobytes / KILOBYTES_PER_MEGABYTE).toFixed(1);
  const heaviest = `The heaviest is "${file.name}" with ${megabytes(file.size ?? 0)} MB`;
  return [
    warn(`has images of ${megabytes(total)} MB, more than ${MAX_IMAGE_MEGABYTES}. ${heaviest}: save it smaller.`, path),
  ];
}

/** Refuses names of shipped pictures that the site does not have. */
export function checkShippedPictures(document: CheckedDocument): Problem[] {
  return refuseFields(document, ({ uid, name, value, location }) => {
    if (uid !== PICTURE_UID || name !== 'shipped' || typeof value !== 'string' || !value) return null;
    if (document.shippedPictures.has(value)) return null;
    return `has a picture that did not come with the site, "${value}" (${location}). Correct the name, or choose an image of the media library and clear the name.`;
  });
}
