/** Calls `run` once the page has loaded, at once if it has. Returns how to call it off. */
export function onLoad(run: () => void): (() => void) | undefined {
  if (document.readyState === 'complete') {
    run();
    return undefined;
  }
  addEventListener('load', run, { once: true });
  return () => removeEventListener('load', run);
}
