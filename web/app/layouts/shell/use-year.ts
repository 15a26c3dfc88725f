import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns the current year. During hydration it returns `made`, the year of the rendered HTML, because a cached page
 * may be from last year.
 */
export function useYear(made: number): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => made,
  );
}
