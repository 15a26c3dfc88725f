/** Stands for an answer that did not come in time. */
export const LATE = Symbol('late');

/** The promise's value, or LATE once `ms` have passed; the promise itself goes on. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T | typeof LATE> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), ms);
  });
  // Where the promise fails after its time, nobody is left to hear of it.
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
