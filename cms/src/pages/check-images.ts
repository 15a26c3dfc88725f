import type { Section } from './page-type';

type Place = { message: string; path: string[] };
type Fields = Record<string, unknown>;

/** Sections that have an image beside their text. Without it, half of the section is empty. */
const WITH_IMAGE = new Set(['opening.product-hero', 'proof.indicator-table']);
/** Sections whose items have an image each. */
const ITEMS_WITH_IMAGE = new Set([
  'product.feature-rows',
  'product.product-rows',
  'product.prototypes',
  'product.reasons',
  'product.screen-tour',
  'proof.case-studies',
]);

/** Without any image its items stand side by side as texts. With one, each needs one. */
const TEXT_OR_IMAGES = 'product.reasons';

const isWithout = ({ mockup, image }: Fields) => !mockup && !image;
const needsImage = ({ __component, variant }: Section) =>
  WITH_IMAGE.has(__component) || (__component === 'product.points' && variant === 'mockup');

/**
 * Returns the first section or item that has neither a product screen nor an image but needs one, or null. `nameOf`
 * returns the name of a section in the admin.
 */
export function imageProblem(sections: Section[] = [], nameOf: (uid: string) => string): Place | null {
  for (const [index, section] of sections.entries()) {
    const place = `section ${index + 1}, "${nameOf(section.__component)}"`;
    const path = ['sections', String(index)];
    if (needsImage(section) && isWithout(section)) return problem(place, path);
    if (!ITEMS_WITH_IMAGE.has(section.__component)) continue;
    const items = (section.items ?? []) as Fields[];
    if (section.__component === TEXT_OR_IMAGES && items.every(isWithout)) continue;
    const item = items.findIndex(isWithout);
    if (item !== -1) return problem(`entry ${item + 1} of ${place}`, [...path, 'items', String(item)]);
  }
  return null;
}

const problem = (place: string, path: string[]): Place => ({
  message: `needs an image in ${place}. Choose one of the media library, or a product screen.`,
  path: [...path, 'image'],
});
