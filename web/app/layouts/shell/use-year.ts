import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Returns the current year. During hydration it returns `renderedYear`, the year of the server render, because a cached page
 * may be from last year.
 */
export function useYear(renderedYear: number): number {
  return useSyncExternalStore(
    subscribeToNothing,
    () => new Date().getFullYear(),
    () => renderedYear,
  );
}
