const KEY = 'request-demo-pressed';

/** Notes, for this tab, that the visitor pressed a Request Demo button (spec section 2, "Forms"). */
export function markDemoRequested(): void {
  try {
    sessionStorage.setItem(KEY, new Date().toISOString());
  } catch {
    // Storage is switched off: the button still leads to the form.
  }
}
