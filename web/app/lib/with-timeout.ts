/** Stands for an answer that did not come in time. */
export const TIMED_OUT = Symbol('late');

/** The promise's value, or LATE once `ms` have passed; the promise itself goes on. */
export async function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T | typeof TIMED_OUT> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof TIMED_OUT>((resolve) => {
    timer = setTimeout(() => resolve(TIMED_OUT), ms);
  });
  // Where the promise fails after its time, nobody is left to hear of it.
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
