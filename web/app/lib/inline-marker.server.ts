import { randomBytes } from 'node:crypto';

/** A new value for each process, and never sent: no text of an editor or visitor can hold it. */
export const inlineMarker = randomBytes(16).toString('base64url');
