import type { CheckedDocument, CheckedFile } from './checked-document';
import { fieldsOf } from './field-walk';

/** An image of the media library in a document. `written` is the alternative text in a text that has the image. */
export type ImageUse = { file: CheckedFile; field: string; path: string[]; place: string; written?: string };

const isImage = ({ mime }: CheckedFile) => mime === undefined || mime.startsWith('image/');

/** Returns every use of an image of the media library: in fields, then in texts. `field` is the uid and the name. */
export function imagesOf(document: CheckedDocument): ImageUse[] {
  const inFields = [...fieldsOf(document)]
    .filter(({ attribute }) => attribute.type === 'media')
    .flatMap(({ uid, name, value, path, place }) => {
      const files = ([value ?? []].flat() as CheckedFile[]).filter(isImage);
      return files.map((file) => ({ file, field: `${uid}.${name}`, path, place }));
    });
  const inTexts = document.texts.flatMap(({ path, place, facts }) =>
    (facts?.images ?? []).flatMap(({ src, alt }) => {
      const file = document.libraryFile(src);
      return file ? [{ file, field: 'text', path, place, written: alt }] : [];
    }),
  );
  return [...inFields, ...inTexts];
}
