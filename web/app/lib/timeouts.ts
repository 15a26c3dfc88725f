/** How long the site waits for the CMS, in ms. */

/** A visitor waits. A page that takes longer is sent in its loading state. */
export const FOREGROUND_TIMEOUT_MS = 400;
/** A visitor waits for an article that may not exist: the page needs its true status. */
export const UNLISTED_TIMEOUT_MS = 2000;
/** One request to the CMS, with its body. */
export const CMS_TIMEOUT_MS = 10_000;
/** Nobody waits. Longer than one request, so that the request fails first, with its own message. */
export const BACKGROUND_TIMEOUT_MS = 15_000;
/** A form. Shorter than the limit of the browser (send-form.ts), so that the visitor gets a message of the site. */
export const FORM_PROXY_TIMEOUT_MS = 9000;
/** The check of `/readyz`. */
export const HEALTH_TIMEOUT_MS = 2000;

/** The result of `withTimeout` after a timeout. */
export const TIMED_OUT = Symbol('late');

/** Returns the promise's value, or TIMED_OUT after `ms`. The promise itself continues. */
export async function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T | typeof TIMED_OUT> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof TIMED_OUT>((resolve) => {
    timer = setTimeout(() => resolve(TIMED_OUT), ms);
  });
  // Prevents an unhandled rejection after the timeout.
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
