import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const HEADER = 'x-request-id';
const LOOKS_LIKE_ONE = /^[\w.-]{8,64}$/;
const current = new AsyncLocalStorage<string>();

/** Returns the request id from a proxy if it is well-formed, otherwise a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && LOOKS_LIKE_ONE.test(given) ? given : randomUUID();
}

/** Runs `work`, including its async calls, with this request id. */
export const underRequestId = <T>(id: string, work: () => T): T => current.run(id, work);

/** Returns the id of the current visitor's request. Undefined for background work. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Returns the header for calls to the CMS, so that both logs share the request id. */
export function requestIdHeader(): Record<string, string> {
  const id = current.getStore();
  return id ? { [HEADER]: id } : {};
}
