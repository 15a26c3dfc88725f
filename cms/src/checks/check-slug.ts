import type { CheckedDocument } from './checked-document';
import { type Problem, refuse } from './problem';

const SLUG_PATTERN = /^[a-z0-9]+([-_]+[a-z0-9]+)*$/i;
const SLUG_PATH = ['slug'];

/** Refuses a slug that another published article has, or that makes a link hard to write. */
export function checkSlug({ data: { slug }, slugOwner }: CheckedDocument): Problem[] {
  if (typeof slug !== 'string' || slug === '') return [];
  if (!SLUG_PATTERN.test(slug)) {
    const how = 'Use letters, digits and hyphens, such as rain-in-june, with a letter or digit at both ends.';
    return [refuse(`cannot have the address "${slug}". ${how}`, SLUG_PATH)];
  }
  return slugOwner === undefined
    ? []
    : [refuse(`cannot have the address "${slug}": the article "${slugOwner}" has it. Choose another one.`, SLUG_PATH)];
}
