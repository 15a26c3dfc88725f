/** Calls `run` after the page's load event, or at once if it has loaded. Returns a function that cancels it. */
export function onLoad(run: () => void): (() => void) | undefined {
  if (document.readyState === 'complete') {
    run();
    return undefined;
  }
  addEventListener('load', run, { once: true });
  return () => removeEventListener('load', run);
}
