import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const HEADER = 'x-request-id';
const LOOKS_LIKE_ONE = /^[\w.-]{8,64}$/;
const current = new AsyncLocalStorage<string>();

/** The id that a proxy in front gave this request, if it looks like one, else a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && LOOKS_LIKE_ONE.test(given) ? given : randomUUID();
}

/** Runs `work`, and all that it starts, under this id. */
export const underRequestId = <T>(id: string, work: () => T): T => current.run(id, work);

/** The id of the visitor's request that is being served; none in what the site does by itself. */
export const currentRequestId = (): string | undefined => current.getStore();

/** What a call to the CMS carries, so that its log can be laid beside ours. */
export function requestIdHeader(): Record<string, string> {
  const id = current.getStore();
  return id ? { [HEADER]: id } : {};
}
