import { c } from './palette.mjs';
import { cut, ellipse, g, line, path, poly, pts, range, rect } from './svg.mjs';

/** Houses and public things of a village. `at` is the middle of the foot, sizes are widths. */

/** A house: a plinth, a wall with its right part in shade, a tiled roof, a door and a window. */
export function house(
  [x, y],
  width,
  { wall = c.paperShade, shade = c.sand, roof = c.clay, tile = c.clayDeep, door = c.pine, tiles = true } = {},
) {
  const u = width / 100;
  const roofShape = pts('-58 -58, -42 -92, 42 -92, 58 -58');
  const rows = [-83, -75, -67].map((level) =>
    line(
      [
        [-60, level],
        [60, level],
      ],
      tile,
      1.6,
      { opacity: 0.7 },
    ),
  );
  return g(
    `translate(${x} ${y}) scale(${u})`,
    rect(-54, -6, 108, 6, c.earth),
    rect(-48, -62, 96, 57, wall),
    rect(20, -62, 28, 57, shade),
    rect(-34, -44, 22, 39, door),
    rect(28, -44, 13, 15, door, { rx: 1 }),
    rect(-2, -42, 13, 14, door, { rx: 1 }),
    poly(roofShape, roof),
    tiles ? cut(poly(roofShape, '#000'), ...rows) : '',
    rect(-48, -58, 96, 4, c.ink, { opacity: 0.16 }),
  );
}

/** A hut seen at a gable, with a thatched or tiled roof. */
export function hut([x, y], width, { wall = c.clayPale, roof = c.clay, shade = c.clayDeep, door = c.deep } = {}) {
  const u = width / 100;
  return g(
    `translate(${x} ${y}) scale(${u})`,
    path('M-40 0V-46L0 -84L40 -46V0Z', wall),
    path('M10 0V-75L0 -84L40 -46V0Z', c.ink, { opacity: 0.08 }),
    rect(-12, -36, 24, 36, door, { rx: 2 }),
    path('M0 -96L-54 -42L-46 -34L0 -79L46 -34L54 -42Z', roof),
    path('M0 -96L54 -42L46 -34L0 -79Z', shade),
  );
}

/** A low flat-roofed public building with a row of pillars: a school, a health centre. */
export function longHouse(
  [x, y],
  width,
  { wall = c.paperShade, shade = c.sand, roof = c.leaf, pillar = c.white, door = c.pine, bays = 5 } = {},
) {
  const u = width / 100;
  const step = 92 / bays;
  const openings = range(bays, (i) =>
    i === Math.floor(bays / 2)
      ? rect(-46 + i * step + step * 0.3, -24, step * 0.44, 20, door)
      : rect(-46 + i * step + step * 0.28, -23, step * 0.46, 10, door, { rx: 0.6 }),
  );
  return g(
    `translate(${x} ${y}) scale(${u})`,
    rect(-52, -4, 104, 4, c.earth),
    rect(-46, -32, 92, 28, wall),
    rect(-46, -32, 92, 6, shade),
    ...openings,
    ...range(bays + 1, (i) => rect(-47 + i * step, -32, 2.2, 28, pillar)),
    poly(pts('-52 -31, -46 -40, 46 -40, 52 -31'), roof),
  );
}

/** A hand pump on its platform. */
export const handPump = ([x, y], size, colour = c.teal) =>
  g(
    `translate(${x} ${y}) scale(${size / 100})`,
    ellipse([0, -2], 52, 10, c.sand),
    rect(-9, -74, 18, 72, colour, { rx: 3 }),
    rect(-14, -88, 28, 18, colour, { rx: 5 }),
    line(pts('10 -82, 56 -96, 74 -60'), colour, 8),
    line(pts('-8 -54, -30 -52, -32 -40'), colour, 9),
  );

/** A phone mast: a lattice narrowing to its tip. */
export function mast([x, y], height, colour = c.ink, width = 3) {
  const half = height * 0.11;
  const at = (share, side) => [x + side * half * (1 - share * 0.86), y - height * share];
  const braces = range(6, (i) =>
    line([at(i / 6, i % 2 ? -1 : 1), at((i + 1) / 6, i % 2 ? 1 : -1)], colour, width * 0.7),
  );
  const rungs = range(5, (i) => line([at((i + 1) / 6, -1), at((i + 1) / 6, 1)], colour, width * 0.6));
  return [
    line([at(0, -1), at(1, -1)], colour, width) + line([at(0, 1), at(1, 1)], colour, width),
    ...braces,
    ...rungs,
    line(
      [
        [x, y - height],
        [x, y - height * 1.1],
      ],
      colour,
      width,
    ),
    rect(x - height * 0.055, y - height * 0.96, height * 0.03, height * 0.1, colour, { rx: 1.5 }),
    rect(x + height * 0.028, y - height * 0.92, height * 0.03, height * 0.1, colour, { rx: 1.5 }),
  ].join('');
}

/** A small flag on a pole. */
export const flag = ([x, y], height, colour = c.marigold, pole = c.ink) =>
  line(
    [
      [x, y],
      [x, y - height],
    ],
    pole,
    height * 0.04,
  ) +
  path(
    `M${x} ${y - height}q${height * 0.22} ${-height * 0.08} ${height * 0.3} ${height * 0.06}t${height * 0.28} 0v${height * 0.3}q${-height * 0.16} ${height * 0.08} ${-height * 0.28} 0t${-height * 0.3} ${-height * 0.04}z`,
    colour,
  );

/** A plain wooden post. */
export const post = ([x, y], height, colour = c.clayDeep) =>
  rect(x - height * 0.03, y - height, height * 0.06, height, colour);
