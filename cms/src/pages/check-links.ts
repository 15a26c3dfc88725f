/** Returns whether a field of a section or an item has a link, by its name. */
export const isLinkField = (name: string): boolean => name === 'to' || name.endsWith('To') || name === 'linkedin';
const SITE_PATH = /^\/(?!\/)/;
const ANCHOR = /^#[\w-]+$/;
const EXTERNAL_URL = /^(https:\/\/[^/]|mailto:.|tel:.)/;
/** Browsers ignore tabs and line breaks in a URL and read `\` as `/`, so `/\t/host` leads to another host. */
const UNSAFE_CHARACTER = /[\s\\]|\p{Cc}/u;

export type LinkProblem = { path: string[]; value: string };

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
