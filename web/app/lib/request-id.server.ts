import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const REQUEST_ID_HEADER = 'x-request-id';
const REQUEST_ID = /^[\w.-]{8,64}$/;
const requestIds = new AsyncLocalStorage<string>();

/** Returns the request id from a proxy if it is well-formed, otherwise a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Runs `work`, including its async calls, with this request id. */
export const underRequestId = <T>(id: string, work: () => T): T => requestIds.run(id, work);

/** Returns the id of the current visitor's request. Undefined for background work. */
export const currentRequestId = (): string | undefined => requestIds.getStore();

/** Returns the header for calls to the CMS, so that both logs share the request id. */
export function requestIdHeader(): Record<string, string> {
  const id = requestIds.getStore();
  return id ? { [REQUEST_ID_HEADER]: id } : {};
}
