import { RESERVED_SEGMENTS, SITE_PATHS } from './reserved-paths';

const NEW_PATH = /^(\/[a-z0-9-]+)+$/;

/** Returns why a new page cannot have this path, as a sentence for the editor, or null. */
export function pathProblem(path: string): string | null {
  const lower = path.toLowerCase();
  const segment = lower.split('/')[1] ?? '';
  if (SITE_PATHS.has(lower)) return `the path ${path} belongs to a page of the site. Choose another one.`;
  if (RESERVED_SEGMENTS.has(segment)) return `paths below /${segment} are reserved. Choose another one.`;
  if (!NEW_PATH.test(path)) {
    return 'a path starts with / and has lower-case letters, digits and hyphens, such as /events/open-day.';
  }
  return null;
}
