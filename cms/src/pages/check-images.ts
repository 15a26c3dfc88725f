import type { Section } from './page-type';

type ImageProblem = { message: string; path: string[] };
type Fields = Record<string, unknown>;

/** Sections that have an image beside their text. Without it, half of the section is empty. */
const SECTIONS_WITH_IMAGE = new Set(['opening.product-hero', 'proof.indicator-table']);
/** Sections whose items have an image each. */
const SECTIONS_WITH_ITEM_IMAGES = new Set([
  'product.feature-rows',
  'product.product-rows',
  'product.prototypes',
  'product.reasons',
  'product.screen-tour',
  'proof.case-studies',
]);

/** Its items need images only if one of them has an image. */
const SECTION_WITH_OPTIONAL_IMAGES = 'product.reasons';

/** A portrait that came with the site is an image too. */
const hasNoImage = ({ mockup, image, illustration }: Fields) => !mockup && !image && !illustration;
const needsImage = ({ __component, variant }: Section) =>
  SECTIONS_WITH_IMAGE.has(__component) || (__component === 'product.points' && variant === 'mockup');

/**
 * Returns the first section or item that has neither a product screen nor an image or portrait but needs one, or null. `nameOf`
 * returns the name of a section in the admin.
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
  message: `needs an image in ${location}. Choose one of the media library, or a product screen.`,
  path: [...path, 'image'],
});
