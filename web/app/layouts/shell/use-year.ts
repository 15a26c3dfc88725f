import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Returns the current year, or during hydration `renderedYear`, because a cached page may be from last year. */
export function useYear(renderedYear: number): number {
  return useSyncExternalStore(
    subscribeToNothing,
    () => new Date().getFullYear(),
    () => renderedYear,
  );
}
