import type { CheckedDocument, CheckedFile } from './checked-document';
import { PICTURE_UID } from './check-shipped-pictures';
import { fieldsOf } from './field-walk';

/** An image of the media library in a document. `written` is the alternative text that a rich text gives the image. */
export type ImageUse = { file: CheckedFile; field: string; path: string[]; location: string; written?: string };

const isImage = ({ mime }: CheckedFile) => mime === undefined || mime.startsWith('image/');

/**
 * Returns every use of an image of the media library: in fields, then in texts. `field` is the uid and the name. For both
 * images of a picture they are those of the field with the picture.
 */
export function imagesOf(document: CheckedDocument): ImageUse[] {
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
