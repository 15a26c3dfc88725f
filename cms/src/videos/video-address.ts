import type { Core } from '@strapi/strapi';
import { type Fields, isChecked, type Field, fieldsOf, strapiSchemas } from '../checks/checked-document';
import { validationError } from '../errors';

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

type Document = Parameters<typeof fieldsOf>[0];
type VideoField = { read: (pasted: string) => string; isValid: (text: string) => boolean; kind: 'address' | 'id' };

/** As long as the column. The form takes more, because the `<iframe>` of a host is longer than its address. */
const MAX_STORED_LENGTH = 255;
const SAVE_ACTIONS = new Set(['create', 'clone', 'update']);
const VIDEO_FIELDS: Readonly<Record<string, VideoField>> = {
  'shared.video.url': { read: readVideoAddress, isValid: isVideoAddress, kind: 'address' },
  'items.video.videoId': { read: readVideoId, isValid: isVideoId, kind: 'id' },
};

/** Returns the rule of a field that names a video, or undefined. */
export const videoFieldOf = ({ uid, name }: Field): VideoField | undefined => VIDEO_FIELDS[`${uid}.${name}`];

/** Lets an editor paste the address of a video in any usual form: it is stored as the site needs it. */
export function addVideoRules(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { data } = context.params as { data?: Fields };
    const { uid, action } = context;
    if (!data || !isChecked(uid) || !SAVE_ACTIONS.has(action)) return next();
    const document = { uid, data, schemas: strapiSchemas(strapi) };
    readVideos(document);
    for (const field of fieldsOf(document)) {
      if (!videoFieldOf(field) || typeof field.value !== 'string' || field.value.length <= MAX_STORED_LENGTH) continue;
      throw validationError(
        `There is no video in ${field.location}. Paste only its address, from the address bar.`,
        field.path,
      );
    }
    return next();
  });
}

/** Changes the fields of a document that name a video to what its editor means. */
export function readVideos(document: Document): void {
  for (const field of fieldsOf(document)) {
    const rule = videoFieldOf(field);
    if (!rule || typeof field.value !== 'string') continue;
    const row = field.path.slice(0, -1).reduce((at, key) => at[key] as Fields, document.data);
    row[field.name] = rule.read(field.value);
  }
}
