import type { Section } from './page-type';

type ImageProblem = { message: string; path: string[] };
type Fields = Record<string, unknown>;

/** Sections that have a picture beside their text. Without it, half of the section is empty. */
const SECTIONS_WITH_IMAGE = new Set(['opening.product-hero']);
/** Sections whose items have a picture each. */
const SECTIONS_WITH_ITEM_IMAGES = new Set(['product.rows', 'product.tour']);

/** The animated opening of a product replaces its picture. */
const hasNoImage = ({ picture, opening }: Fields & { picture?: Fields | null }) =>
  !picture?.image && !picture?.shipped && !opening;

/**
 * Returns the first section or item that has no image and no shipped picture but needs one, or null. `nameOf` returns the
 * name of a section in the admin.
 */
export function imageProblem(sections: Section[] = [], nameOf: (uid: string) => string): ImageProblem | null {
  for (const [index, section] of sections.entries()) {
    const location = `section ${index + 1}, "${nameOf(section.__component)}"`;
    const path = ['sections', String(index)];
    if (SECTIONS_WITH_IMAGE.has(section.__component) && hasNoImage(section)) return problem(location, path);
    if (!SECTIONS_WITH_ITEM_IMAGES.has(section.__component)) continue;
    const items = (section.items ?? []) as Fields[];
    const item = items.findIndex(hasNoImage);
    if (item !== -1) return problem(`entry ${item + 1} of ${location}`, [...path, 'items', String(item)]);
  }
  return null;
}

const problem = (location: string, path: string[]): ImageProblem => ({
  message: `needs a picture in ${location}. Choose an image of the media library, or write the name of a shipped picture.`,
  path: [...path, 'picture'],
});
