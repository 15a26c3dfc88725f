import type { PageData, Section } from './page-type';
import { REQUIRED_SECTIONS } from './required-sections';

const OPENING_GROUP = 'opening.';
/** A bar of links. It is in the group Opening, but has no heading. */
const OPENING_WITHOUT_HEADING = 'opening.anchor-nav';

type Problem = { message: string; path: string[] };

/** Whether a section has the heading of the page: an opening, a form, or the list of all articles. */
const isOpening = ({ __component: uid, variant }: Section) =>
  uid === 'closing.form' ||
  (uid === 'proof.article-list' && variant === 'index') ||
  (uid.startsWith(OPENING_GROUP) && uid !== OPENING_WITHOUT_HEADING);

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
  const missing = missingSection(REQUIRED_SECTIONS[path ?? ''] ?? [], sections.map(kindOf));
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
