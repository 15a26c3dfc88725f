/** The key in the session storage. */
export const DEMO_REQUEST_KEY = 'request-demo-pressed';
const PAGE_PATH = /^\/(?!\/)[\w\-./%]{0,198}$/;

/** Stores the path of the page on which Request Demo was pressed, for this tab. */
export function markDemoRequested(): void {
  try {
    sessionStorage.setItem(DEMO_REQUEST_KEY, location.pathname);
  } catch {
    // Storage is disabled. The button still links to the form.
  }
}

/** Returns the path of the page on which Request Demo was pressed, if any. */
export function demoRequestPage(): string | undefined {
  try {
    const path = sessionStorage.getItem(DEMO_REQUEST_KEY) ?? '';
    return PAGE_PATH.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Clears the path after the request is sent. */
export function clearDemoRequested(): void {
  try {
    sessionStorage.removeItem(DEMO_REQUEST_KEY);
  } catch {
    // Storage is disabled, so no path is stored.
  }
}
