/** Timeouts of the site in ms: for requests to the CMS, and for a form in the browser. */

/** For a page that a visitor waits for. A slower page is sent in its loading state. */
export const FOREGROUND_TIMEOUT_MS = 400;
/** For an article that may not exist: its page needs the true status. */
export const UNLISTED_TIMEOUT_MS = 2000;
/** For one request to the CMS, including its body. */
export const CMS_TIMEOUT_MS = 10_000;
/** For work in the background. Longer than one request, so that the request fails first, with its own message. */
export const BACKGROUND_TIMEOUT_MS = 15_000;
/** For a form. Shorter than the one in the browser, so that the visitor gets the site's message. */
export const FORM_PROXY_TIMEOUT_MS = 9000;
/** For a form in the browser. */
export const FORM_TIMEOUT_MS = 20_000;
/** For the check of `/readyz`. */
export const HEALTH_TIMEOUT_MS = 2000;

/** The result of `withTimeout` after a timeout. */
export const TIMED_OUT = Symbol('timed out');

/** Returns the promise's value, or TIMED_OUT after `ms`. The promise itself continues. */
export async function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T | typeof TIMED_OUT> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<typeof TIMED_OUT>((resolve) => {
    timer = setTimeout(resolve, ms, TIMED_OUT);
  });
  // Prevents an unhandled rejection after the timeout.
  promise.catch(() => undefined);
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
