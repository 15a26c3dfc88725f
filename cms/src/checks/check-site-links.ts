import { isLinkField } from '../pages/check-links';
import type { CheckedDocument } from './checked-document';
import { fieldsOf } from './field-walk';
import { type Problem, warn } from './problem';

type Link = { to: string; path: string[]; location: string };

/** Warns of links to paths of this site that do not exist. */
export function checkSiteLinks(document: CheckedDocument): Problem[] {
  const inFields = [...fieldsOf(document)].flatMap(({ name, value, path, location }): Link[] =>
    isLinkField(name) && typeof value === 'string' ? [{ to: value, path, location }] : [],
  );
  const inTexts = document.texts.flatMap(({ path, location, facts }) =>
    (facts?.links ?? []).map((to): Link => ({ to, path, location })),
  );
  return [...inFields, ...inTexts]
    .filter(({ to }) => !document.isKnownPath(to))
    .map(({ to, path, location }) => warn(`links to ${to.slice(0, 100)}, which does not exist (${location}).`, path));
}
