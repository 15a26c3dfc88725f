import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The visitor's year; while a kept page of last year is hydrated, the year it was made in. */
export function useYear(made: number): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => made,
  );
}
