const MAX_READ_LENGTH = 5000;
/** Signs that a paste brings along and nobody sees. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const FRAME_SOURCE = /<iframe\s[^<>]*?\bsrc\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/i;
const WITHOUT_SCHEME = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?::\d+)?\/\S/i;
/** Hosts that have each address with https, too. */
const HTTPS_HOST = /^http:(?=\/\/(?:[a-z]+\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com)\/)/i;
const YOUTUBE = /^(?:www\.|m\.|music\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const ID = /^[\w-]{11}$/;

/**
 * Returns the address of a video as editors paste it: with blanks around it, without its scheme, or inside the `<iframe>`
 * of a host. Any other text is returned without blanks around it.
 */
export function readVideoAddress(pasted: string): string {
  if (pasted.length > MAX_READ_LENGTH) return pasted;
  const text = pasted.replace(INVISIBLE, '').trim();
  const [, quoted, singleQuoted] = FRAME_SOURCE.exec(text) ?? [];
  const source = (quoted ?? singleQuoted)?.replaceAll('&amp;', '&').trim() ?? text;
  if (source.startsWith('//')) return `https:${source}`;
  if (WITHOUT_SCHEME.test(source)) return `https://${source}`;
  return source.replace(/^https:/i, 'https:').replace(HTTPS_HOST, 'https:');
}

/** Returns the id of a video at YouTube from its address or its `<iframe>`. Any other text is returned as an address. */
export function readVideoId(pasted: string): string {
  const address = readVideoAddress(pasted);
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, searchParams } = new URL(address);
  if (!YOUTUBE.test(hostname)) return address;
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const id = searchParams.get('v') ?? (['embed', 'live', 'shorts', 'v'].includes(first) ? second : first);
  return ID.test(id) ? id : address;
}

export const isVideoAddress = (text: string): boolean => /^https:\/\/[^\s<>"]+$/.test(text) && URL.canParse(text);
export const isVideoId = (text: string): boolean => ID.test(text);
