import { sanitizeUrl } from '~/lib/urls';

/** Browsers ignore these characters in a URL. */
const IGNORED_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g;
const BLANKS = /[\u0020\u00a0\u202f]/g;
const WRITTEN_BLANKS = /[\u0020\u00a0\u202f]|%20/g;
const OUTER_BLANKS = /^[\s\u00a0]+|[\s\u00a0]+$/g;
const PARTS = /^(tel:|mailto:|https?:\/\/|\+(?=\d))?([^?#]*)(.*)$/;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * Returns the safe URL of an address as people write it in a text, or undefined. Adds the scheme that they leave out:
 * the one of a host, of an e-mail address or of a telephone number.
 */
export const writtenUrl = (url: string | undefined): string | undefined =>
  sanitizeUrl(withScheme(withoutBlanks(url?.replace(IGNORED_CHARACTERS, '') ?? '')));

/** Returns a part of a URL without its encoding, or as it is where that is invalid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Removes the blanks around a URL, and those in a number or an e-mail address. Elsewhere they are part of a name. */
function withoutBlanks(url: string): string {
  const trimmed = url.replace(OUTER_BLANKS, '').replace(SCHEME, (scheme) => scheme.toLowerCase());
  const [, scheme = '', address = '', rest = ''] = PARTS.exec(trimmed) ?? [];
  const isName = scheme === '' || scheme.startsWith('http');
  return scheme + (isName ? encoded(address.trimStart()) : address.replace(WRITTEN_BLANKS, '')) + encoded(rest);
}

const encoded = (text: string) => text.replace(BLANKS, '%20');

const EMAIL = /^[^\s/:?#@]+@[^\s/:?#@]+\.[^\s/:?#@.]{2,}(\?|$)/;
const PHONE = /^\+\d[\d().\-/]{5,}$/;
/** A host and what follows it. Its first part begins with a letter or a digit, so that `./a` is none. */
const HOST = /^((?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+)([\p{L}\p{M}]{2,})((?::\d{1,5})?)($|[/?#])/u;
/** Endings of hosts that are written without a scheme, besides those of countries. */
const KNOWN_ENDINGS = new Set(
  (
    'academy agency app biz blog care cloud com community coop dev earth edu email energy eu family farm foundation ' +
    'fund global gov green health help info int international media mil mobi museum net network news ngo one ong ' +
    'online org page pro school shop site social solutions space store studio tech today tools university video water ' +
    'wiki work world xyz'
  ).split(' '),
);
/** Endings of countries that are endings of files too: `notes.md` is a file, `example.md/notes` is on a host. */
const FILE_ENDINGS = new Set('cc cs db gz hs js kt md mm pl pm ps py rb rs sh so ts vb'.split(' '));

function withScheme(url: string): string {
  if (/^\/\/[^/\\?#]/.test(url)) return `https:${url}`;
  if (EMAIL.test(url)) return `mailto:${url}`;
  if (PHONE.test(url)) return `tel:${url}`;
  return isHost(url) ? `https://${url}` : url;
}

/** True for `example.org` and `www.anything.example/a`. Slugs have no dot, so no page of this site looks like that. */
function isHost(url: string): boolean {
  const [, name = '', ending = '', port = '', after = ''] = HOST.exec(url) ?? [];
  if (!ending) return false;
  if (name.toLowerCase().startsWith('www.')) return true;
  const known = ending.toLowerCase();
  if (KNOWN_ENDINGS.has(known)) return true;
  return known.length === 2 && /^[a-z]+$/.test(known) && (after === '/' || port !== '' || !FILE_ENDINGS.has(known));
}
