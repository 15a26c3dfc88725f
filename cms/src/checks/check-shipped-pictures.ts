import type { CheckedDocument } from './checked-document';
import { fieldsOf } from './field-walk';
import { type Problem, refuse } from './problem';

export const PICTURE_UID = 'items.picture';

/** Refuses names of shipped pictures that the site does not have. */
export function checkShippedPictures(document: CheckedDocument): Problem[] {
  return [...fieldsOf(document)].flatMap(({ uid, name, value, path, location }) => {
    if (uid !== PICTURE_UID || name !== 'shipped' || typeof value !== 'string' || !value) return [];
    if (document.shippedPictures.has(value)) return [];
    const how = 'Correct the name, or choose an image of the media library and clear the name.';
    return [refuse(`has a picture that did not come with the site, "${value}" (${location}). ${how}`, path)];
  });
}
