import { normalPath, ownerOf } from './reserved-paths';

const NEW_PATH = /^(\/[a-z0-9-]+)+$/;

/** Returns why a new page cannot have this path, as a sentence for the editor, or null. */
export function pathProblem(path: string): string | null {
  const owner = ownerOf(path);
  if (owner === 'page') return `the path ${path} belongs to a page of the site. Choose another one.`;
  if (owner === 'segment') return `paths below ${firstSegment(path)} are reserved. Choose another one.`;
  if (!NEW_PATH.test(path)) {
    return 'a path starts with / and has lower-case letters, digits and hyphens, such as /events/open-day.';
  }
  return null;
}

/** Returns the first segment of a path with its slash, in lower case: `/forms`. */
export const firstSegment = (path: string): string => `/${normalPath(path).toLowerCase().split('/')[1]}`;
