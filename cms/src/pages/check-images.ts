import type { Section } from './page-type';

type ImageProblem = { message: string; path: string[] };
type Fields = Record<string, unknown>;

/** Sections that have a picture beside their text. Without it, half of the section is empty. */
const SECTIONS_WITH_IMAGE = new Set(['opening.product-hero', 'proof.indicator-table']);
/** Sections whose items have a picture each. */
const SECTIONS_WITH_ITEM_IMAGES = new Set([
  'product.feature-rows',
  'product.product-rows',
  'product.prototypes',
  'product.reasons',
  'product.screen-tour',
  'proof.case-studies',
]);

/** Its items need pictures only if one of them has a picture. */
const SECTION_WITH_OPTIONAL_IMAGES = 'product.reasons';

/** The animated opening of a product replaces its picture. */
const hasNoImage = ({ picture, opening }: Fields & { picture?: Fields | null }) =>
  !picture?.image && !picture?.shipped && !opening;
const needsImage = ({ __component, variant }: Section) =>
  SECTIONS_WITH_IMAGE.has(__component) || (__component === 'product.points' && variant === 'mockup');

/**
 * Returns the first section or item that has no image and no shipped picture but needs one, or null. `nameOf` returns the
 * name of a section in the admin.
 */
export function imageProblem(sections: Section[] = [], nameOf: (uid: string) => string): ImageProblem | null {
  for (const [index, section] of sections.entries()) {
    const location = `section ${index + 1}, "${nameOf(section.__component)}"`;
    const path = ['sections', String(index)];
    if (needsImage(section) && hasNoImage(section)) return problem(location, path);
    if (!SECTIONS_WITH_ITEM_IMAGES.has(section.__component)) continue;
    const items = (section.items ?? []) as Fields[];
    if (section.__component === SECTION_WITH_OPTIONAL_IMAGES && items.every(hasNoImage)) continue;
    const item = items.findIndex(hasNoImage);
    if (item !== -1) return problem(`entry ${item + 1} of ${location}`, [...path, 'items', String(item)]);
  }
  return null;
}

const problem = (location: string, path: string[]): ImageProblem => ({
  message: `needs a picture in ${location}. Choose an image of the media library, or write the name of a shipped picture.`,
  path: [...path, 'picture'],
});
