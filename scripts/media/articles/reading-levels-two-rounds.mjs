import { c } from '../kit/palette.mjs';
import { circle, g, path, pts, range, rect, stroke } from '../kit/svg.mjs';

/** A child as a round sign. */
const child = ([x, y], fill) =>
  g(`translate(${x} ${y})`, circle([0, -30], 11, fill), path('M-15 0C-15 -22 15 -22 15 0Z', fill));

const step = { width: 124, rise: 104 };
const at = (left, level) => [left + level * step.width, 780 - level * step.rise];

/** Five steps; every step is a block that reaches the ground. */
function stairs(left, tones) {
  return range(5, (level) => {
    const [x, y] = at(left, level);
    return (
      rect(x, y, step.width + 1, 800 - y, tones[level]) + rect(x, y, step.width + 1, 12, '#ffffff', { opacity: 0.35 })
    );
  }).join('');
}

/** The children on one step, in rows of three from the back to the front. */
const places = (left, level, count) =>
  range(count, (i) => {
    const [x, y] = at(left, level);
    const row = Math.floor(i / 3);
    const inRow = Math.min(3, count - row * 3);
    return [x + step.width / 2 + ((i % 3) - (inRow - 1) / 2) * 36, y - row * 41];
  });

export default function picture() {
  const [left, right] = [84, 896];
  const before = [11, 9, 4, 2, 1];
  const after = [3, 4, 7, 8, 6];
  const pale = [c.leafMist, '#a9d5b8', '#9bccad', '#8ec4a2', '#82bc98'];
  const strong = [c.leaf, '#298053', '#23714a', '#1d6241', c.pine];
  const links = pts('0 4 2 1, 0 7 1 2, 0 9 2 4, 1 3 3 2, 1 7 4 1, 2 2 4 4, 0 1 0 1');
  return [
    rect(0, 0, 1600, 900, c.paper),
    circle([800, 330], 250, '#f3ead5'),
    rect(0, 800, 1600, 100, '#eadfc6'),
    rect(40, 796, 1520, 8, '#d9c9a4', { rx: 4 }),
    stairs(left, pale),
    stairs(right, strong),
    ...links.map(([fromLevel, i, toLevel, j]) => {
      const [x, y] = places(left, fromLevel, before[fromLevel])[i];
      const [u, v] = places(right, toLevel, after[toLevel])[j];
      const stuck = toLevel === 0;
      return stroke(
        `M${x} ${y - 42}C${x + 180} ${y - (stuck ? 230 : 360)} ${u - 240} ${v - (stuck ? 190 : 220)} ${u} ${v - 44}`,
        stuck ? c.marigold : c.moss,
        4,
        { opacity: stuck ? 1 : 0.75, 'stroke-dasharray': '0.1 10' },
      );
    }),
    ...before.flatMap((count, level) =>
      places(left, level, count)
        .reverse()
        .map((spot) => child(spot, level < 2 ? '#6ba886' : '#4f9270')),
    ),
    ...after.flatMap((count, level) =>
      places(right, level, count)
        .reverse()
        .map((spot) => child(spot, level === 0 ? c.marigold : c.forest)),
    ),
  ].join('');
}
