const BANDS = 'section[data-tone]:not(:first-of-type),body footer';

/**
 * Set before the first layout on a page that opens at its top. Where a browser brings a reader back to where they were
 * (reload, back, an anchor), all heights have to be true from the start, and without scripts they are.
 */
export const MARK_BELOW_FOLD =
  "if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.dataset.below='later'";

/** What is below the first screen of such a page is laid out after the first view (decision 0009). */
export const BELOW_FOLD_RULE = `html[data-below] :is(${BANDS}):not([data-drawn]){content-visibility:auto;contain-intrinsic-block-size:800px}`;

/** A function `drawBelow`: one band in each frame, so that no task keeps a slow phone from its owner. */
export const REVEAL_BELOW_FOLD = `const root = document.documentElement;
const drawBelow = async () => {
  const bands = root.dataset.below && !document.hidden ? [...document.querySelectorAll(${JSON.stringify(BANDS)})] : [];
  for (const band of bands) {
    if (!root.dataset.below) break;
    band.dataset.drawn = "";
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  delete root.dataset.below;
  for (const band of bands) delete band.dataset.drawn;
};`;
