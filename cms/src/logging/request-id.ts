import { randomUUID } from 'node:crypto';

const LOOKS_LIKE_ONE = /^[\w.-]{8,64}$/;

/** The id that the site, or a proxy, gave this request, if it looks like one, else a new one. */
export const requestIdOf = (given: string): string => (LOOKS_LIKE_ONE.test(given) ? given : randomUUID());
