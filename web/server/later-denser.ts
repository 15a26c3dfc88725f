import { densely, type Encoded } from './encode.ts';

/** A page that changes sooner, as with an editor at work, is not worth the time. */
const STAYED_MS = 10_000;

/**
 * Compresses kept pages again, as densely as can be, one at a time and once each has stayed for a while: about a
 * tenth less to send. `current` is what an address holds just now.
 */
export function laterDenser(current: (key: string) => Encoded | undefined, wait = STAYED_MS) {
  let last: Promise<unknown> = Promise.resolve();
  return (key: string, { etag }: Encoded): void => {
    const same = () => {
      const page = current(key);
      return page?.etag === etag ? page : undefined;
    };
    const make = async () => {
      const page = same();
      const dense = page && (await densely(page));
      // Made anew meanwhile, and no different: that one is sent from now on.
      const latest = same();
      if (latest) latest.brotli = dense;
    };
    setTimeout(() => (last = last.then(make)), wait).unref();
  };
}
