import { normalPath, ownerOf } from './reserved-paths.generated';

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

/** Returns whether a field of a section or an item has a link, by its name. */
export const isLinkField = (name: string): boolean => name === 'to' || name.endsWith('To') || name === 'linkedin';
const SITE_PATH = /^\/(?!\/)/;
const ANCHOR = /^#[\w-]+$/;
const EXTERNAL_URL = /^(https:\/\/[^/]|mailto:.|tel:.)/;
/** Browsers ignore tabs and line breaks in a URL and read `\` as `/`, so `/\t/host` leads to another host. */
const UNSAFE_CHARACTER = /[\s\\]|\p{Cc}/u;

type LinkProblem = { path: string[]; value: string };

/** Returns whether a link is a path of the site, an anchor, an https URL, an e-mail address or a phone number. */
export function isLink(value: string): boolean {
  return !UNSAFE_CHARACTER.test(value) && [SITE_PATH, ANCHOR, EXTERNAL_URL].some((form) => form.test(value));
}

/** Returns the first link in `value`, at any depth, that is not valid, with its path. */
export function linkProblem(value: unknown, path: string[] = []): LinkProblem | null {
  if (value === null || typeof value !== 'object') return null;
  for (const [name, inner] of Object.entries(value)) {
    const innerPath = [...path, name];
    const isWrong = isLinkField(name) && typeof inner === 'string' && inner !== '' && !isLink(inner);
    const found = isWrong ? { path: innerPath, value: inner } : linkProblem(inner, innerPath);
    if (found) return found;
  }
  return null;
}

/** Returns a path for editors, who count from one: `sections 3, actions 1, to`. */
export function readablePath(path: string[]): string {
  return path.reduce((text, part) => {
    if (/^\d+$/.test(part)) return `${text} ${Number(part) + 1}`;
    return text ? `${text}, ${part}` : part;
  }, '');
}
