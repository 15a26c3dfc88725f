import type { Core } from '@strapi/strapi';
import type { Fields } from '../checks/checked-document';
import { isChecked } from '../checks/checked-types';
import { type Field, fieldsOf } from '../checks/field-walk';
import { strapiSchemas } from '../checks/schemas';
import { validationError } from '../errors/validation-error';
import { isVideoAddress, isVideoId, readVideoAddress, readVideoId } from './video-address';

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
