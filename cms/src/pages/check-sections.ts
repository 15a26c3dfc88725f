import type { PageData, Section } from './page-type';
import rules from './required-sections.json';

/**
 * Returns the sections that the page at this path must have to be published. A uid that is listed twice is required
 * twice. A form is listed with its name. required-sections.json has only what the specification of the site requires.
 */
export const requiredSections = (path: string): string[] =>
  rules.flatMap(({ paths, sections }) => (paths.includes(path) ? sections : []));

type Problem = { message: string; path: string[] };

/**
 * Whether a section has the heading of the page: an opening, a form, or the list of all articles. A bar of links is in
 * the group Opening, but has no heading.
 */
const isOpening = ({ __component: uid, variant }: Section) =>
  uid === 'closing.form' ||
  (uid === 'proof.article-list' && variant === 'index') ||
  (uid.startsWith('opening.') && uid !== 'opening.anchor-nav');

/**
 * Returns why a page with these sections cannot be published, or null. `nameOf` returns the name of a section in the
 * admin.
 */
export function sectionProblem({ path, sections = [] }: PageData, nameOf: (uid: string) => string): Problem | null {
  if (!sections[0] || !isOpening(sections[0])) {
    return {
      message: 'must start with a section of the group Opening or a form, which has the heading of the page.',
      path: ['sections'],
    };
  }
  const second = sections.findIndex((section, index) => index > 0 && isOpening(section));
  if (second !== -1) {
    return {
      message: `has a second opening at place ${second + 1}, "${nameOf(sections[second].__component)}". A page has one: remove it.`,
      path: ['sections', String(second), 'title'],
    };
  }
  const missing = missingSection(requiredSections(path ?? ''), sections.map(kindOf));
  if (!missing) return null;
  const [uid = '', form] = missing.split(' ');
  const name = `"${nameOf(uid)}"${form ? ` with the form "${form}"` : ''}`;
  return {
    message: `needs the section ${name}. Add it, or unpublish the page: the site then shows its shipped text again.`,
    path: ['sections'],
  };
}

/** Returns the uid of a section, and for a form its name too. */
const kindOf = ({ __component: uid, form }: Section) => (uid === 'closing.form' ? `${uid} ${String(form)}` : uid);

function missingSection(required: readonly string[], kinds: string[]): string | undefined {
  const left = [...kinds];
  return required.find((uid) => {
    const index = left.indexOf(uid);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

type Fields = Record<string, unknown>;

/** Has a picture beside its text. Without it, half of the section is empty. */
const SECTION_WITH_IMAGE = 'opening.product-hero';
/** Sections whose items have a picture each. */
const SECTIONS_WITH_ITEM_IMAGES = new Set(['product.rows', 'product.tour']);

/** The animated opening of a product replaces its picture. */
const hasNoImage = ({ picture, opening }: Fields & { picture?: Fields | null }) =>
  !picture?.image && !picture?.shipped && !opening;

/**
 * Returns the first section or item that has no image and no shipped picture but needs one, or null. `nameOf` returns the
 * name of a section in the admin.
 */
export function imageProblem(sections: Section[] = [], nameOf: (uid: string) => string): Problem | null {
  for (const [index, section] of sections.entries()) {
    const location = `section ${index + 1}, "${nameOf(section.__component)}"`;
    const path = ['sections', String(index)];
    if (section.__component === SECTION_WITH_IMAGE && hasNoImage(section)) return noPicture(location, path);
    if (!SECTIONS_WITH_ITEM_IMAGES.has(section.__component)) continue;
    const items = (section.items ?? []) as Fields[];
    const item = items.findIndex(hasNoImage);
    if (item !== -1) return noPicture(`entry ${item + 1} of ${location}`, [...path, 'items', String(item)]);
  }
  return null;
}

const noPicture = (location: string, path: string[]): Problem => ({
  message: `needs a picture in ${location}. Choose an image of the media library, or write the name of a shipped picture.`,
  path: [...path, 'picture'],
});
