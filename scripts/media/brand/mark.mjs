/** Returns the shapes of the logo in a 32 × 32 square, as in web/app/components/wordmark.tsx. */
const markShapes = (ink, dot) =>
  `<path fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round" d="M5 27h0M16 27h0M16 16.5h0M27 5v22"/>` +
  `<circle cx="6.5" cy="7" r="4" fill="${dot}"/>`;

const svg = (inside) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inside}</svg>`;

/** Returns the favicon: transparent background, light logo in a dark colour scheme. */
export const favicon = ({ forest, onForest, marigold }) =>
  svg(
    `<style>path{stroke:${forest}}@media(prefers-color-scheme:dark){path{stroke:${onForest}}}</style>` +
      markShapes(forest, marigold),
  ) + '\n';

/**
 * Returns the logo on a forest green square. `share` is the logo's share of the side. Systems crop icons to circles and
 * other shapes.
 */
export const tile = ({ forest, onForest, marigold }, share) => {
  const margin = (32 * (1 - share)) / 2;
  return svg(
    `<path fill="${forest}" d="M0 0h32v32H0z"/>` +
      `<g transform="translate(${margin} ${margin}) scale(${share})">${markShapes(onForest, marigold)}</g>`,
  );
};
