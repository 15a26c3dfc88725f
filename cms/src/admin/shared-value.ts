import { useSyncExternalStore } from 'react';

/** Returns a value that components in separate trees of the admin share. `use` is a hook. */
export function createSharedValue<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get: (): T => value,
    set(next: T): void {
      value = next;
      for (const notify of listeners) notify();
    },
    use: (): T => useSyncExternalStore(subscribe, () => value),
  };
}
