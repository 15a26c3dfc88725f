/** The mark on a square of 32, as in web/app/components/mark.tsx. */
export const markShapes = (ink, dot) =>
  `<path fill="none" stroke="${ink}" stroke-width="8" stroke-linecap="round" d="M5 27h0M16 27h0M16 16.5h0M27 5v22"/>` +
  `<circle cx="6.5" cy="7" r="4" fill="${dot}"/>`;

const svg = (inside) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inside}</svg>`;

/** On nothing, and light where the browser's own bar is dark. */
export const favicon = ({ forest, onForest, marigold }) =>
  svg(
    `<style>path{stroke:${forest}}@media(prefers-color-scheme:dark){path{stroke:${onForest}}}</style>` +
      markShapes(forest, marigold),
  ) + '\n';

/** On a square of forest, with `share` of its side for the mark: system icons are cut to circles and squircles. */
export const tile = ({ forest, onForest, marigold }, share) => {
  const room = (32 * (1 - share)) / 2;
  return svg(
    `<path fill="${forest}" d="M0 0h32v32H0z"/>` +
      `<g transform="translate(${room} ${room}) scale(${share})">${markShapes(onForest, marigold)}</g>`,
  );
};
