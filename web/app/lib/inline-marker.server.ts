import { randomBytes } from 'node:crypto';

/** Random for each process and never sent, so that no text of an editor or visitor can contain it. */
export const inlineMarker = randomBytes(16).toString('base64url');
