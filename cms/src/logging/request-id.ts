import { randomUUID } from 'node:crypto';

const LOOKS_LIKE_ONE = /^[\w.-]{8,64}$/;

/** Returns the request id from the site or a proxy if it is well-formed, else a new one. */
export const requestIdOf = (given: string): string => (LOOKS_LIKE_ONE.test(given) ? given : randomUUID());
