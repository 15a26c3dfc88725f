const KEY = 'request-demo-pressed';
const PATH = /^\/(?!\/)[\w\-./%]{0,198}$/;

/** Sets the flag of this tab that Request Demo was pressed: the path of the page with the button. */
export function markDemoRequested(): void {
  try {
    sessionStorage.setItem(KEY, location.pathname);
  } catch {
    // Storage is switched off: the button still leads to the form.
  }
}

/** The page on which the visitor pressed Request Demo, if any. */
export function demoRequestPage(): string | undefined {
  try {
    const path = sessionStorage.getItem(KEY) ?? '';
    return PATH.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Clears the flag, once the request that it led to has been sent. */
export function clearDemoRequested(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is switched off: there is no flag.
  }
}
