/** The result of `withTimeout` after a timeout. */
export const TIMED_OUT = Symbol('timed out');

/** Returns the promise's value, or TIMED_OUT after `ms`. The promise itself continues. */
export async function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T | typeof TIMED_OUT> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<typeof TIMED_OUT>((resolve) => {
    timer = setTimeout(() => resolve(TIMED_OUT), ms);
  });
  // Prevents an unhandled rejection after the timeout.
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
