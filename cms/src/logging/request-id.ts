import { randomUUID } from 'node:crypto';

const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Returns the request id from the site or a proxy if it is well-formed, else a new one. */
export const requestIdOf = (given: string): string => (REQUEST_ID.test(given) ? given : randomUUID());
