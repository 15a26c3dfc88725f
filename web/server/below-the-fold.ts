const SECTIONS = 'section[data-tone]:not(:first-of-type),body footer';

/**
 * Marks a page that opens at its top, before the first layout. Where the browser scrolls to another position (reload,
 * Back, an anchor), it needs all final heights from the start. Without scripts no page is marked.
 */
export const MARK_BELOW_FOLD =
  "if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.dataset.below='later'";

/** On a marked page the sections below the first screen are laid out after the first view (decision 0009). */
export const BELOW_FOLD_RULE = `html[data-below] :is(${SECTIONS}):not([data-revealed]){content-visibility:auto;contain-intrinsic-block-size:800px}`;

/** A function `revealBelowFold`: it renders one section per frame, so that no long task blocks the main thread. */
export const REVEAL_BELOW_FOLD = `const root = document.documentElement;
const revealBelowFold = async () => {
  const sections = root.dataset.below && !document.hidden ? [...document.querySelectorAll(${JSON.stringify(SECTIONS)})] : [];
  for (const section of sections) {
    if (!root.dataset.below) break;
    section.dataset.revealed = "";
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  delete root.dataset.below;
  for (const section of sections) delete section.dataset.revealed;
};`;
