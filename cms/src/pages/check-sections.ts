import type { PageData } from './page-type';
import { REQUIRED_SECTIONS } from './required-sections';

const OPENING_GROUP = 'opening.';
/** A bar of links. It is in the group Opening, but has no heading. */
const OPENING_WITHOUT_HEADING = 'opening.anchor-nav';

type Problem = { message: string; path: string[] };

const isOpening = (uid: string) => uid.startsWith(OPENING_GROUP) && uid !== OPENING_WITHOUT_HEADING;

/**
 * Returns why a page with these sections cannot be published, or null. `nameOf` returns the name of a section in the
 * admin.
 */
export function sectionProblem({ path, sections = [] }: PageData, nameOf: (uid: string) => string): Problem | null {
  const uids = sections.map(({ __component }) => __component);
  if (!isOpening(uids[0] ?? '')) {
    return {
      message: 'must start with a section of the group Opening, which has the heading of the page.',
      path: ['sections'],
    };
  }
  const second = uids.findIndex((uid, index) => index > 0 && isOpening(uid));
  if (second !== -1) {
    return {
      message: `has a second opening at place ${second + 1}, "${nameOf(uids[second])}". A page has one: remove it.`,
      path: ['sections', String(second), 'title'],
    };
  }
  const missing = missingSection(REQUIRED_SECTIONS[path ?? ''] ?? [], uids);
  if (!missing) return null;
  return {
    message: `needs the section "${nameOf(missing)}". Add it, or unpublish the page: the site then shows its shipped text again.`,
    path: ['sections'],
  };
}

function missingSection(required: readonly string[], uids: string[]): string | undefined {
  const left = [...uids];
  return required.find((uid) => {
    const index = left.indexOf(uid);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}
