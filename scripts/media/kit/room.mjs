import { c } from './palette.mjs';
import { circle, ellipse, g, path, poly, pts, rect, stroke } from './svg.mjs';

/** Furniture and small things of rooms. `at` is the middle of the foot. */
export const stool = ([x, y], height, colour = c.clayDeep) =>
  g(
    `translate(${x} ${y}) scale(${height / 100})`,
    poly(pts('-34 0, -22 -92, -10 -92, -24 0'), colour),
    poly(pts('34 0, 22 -92, 10 -92, 24 0'), colour),
    rect(-28, -42, 56, 8, colour),
    rect(-46, -100, 92, 14, c.clay, { rx: 5 }),
  );

export const chair = ([x, y], height, colour = c.forest) =>
  g(
    `translate(${x} ${y}) scale(${height / 100})`,
    rect(-30, -52, 8, 52, colour),
    rect(26, -52, 8, 52, colour),
    rect(-34, -60, 72, 10, colour, { rx: 3 }),
    path('M-34 -56L-44 -118C-45 -124 -36 -126 -34 -120L-24 -58Z', colour),
  );

export const bench = ([x, y], width, height, colour = c.clayDeep) =>
  rect(x - width / 2, y - height, width, height * 0.2, colour, { rx: 3 }) +
  rect(x - width * 0.42, y - height * 0.82, width * 0.05, height * 0.82, colour) +
  rect(x + width * 0.37, y - height * 0.82, width * 0.05, height * 0.82, colour);

/** A cup of tea on its saucer, with a thread of steam. */
export const cup = ([x, y], size, colour = c.white, steam = c.earth) =>
  g(
    `translate(${x} ${y}) scale(${size / 100})`,
    ellipse([0, -4], 70, 9, c.sand),
    stroke('M38 -60C74 -64 70 -20 30 -24', colour, 10),
    path('M-44 -76H44C44 -30 30 -8 0 -8C-30 -8 -44 -30 -44 -76Z', colour),
    ellipse([0, -76], 44, 9, '#a9683a'),
    stroke('M-8 -98C-20 -116 8 -126 -4 -148', steam, 5),
    stroke('M16 -98C6 -112 28 -122 18 -138', steam, 5),
  );

/** A steel kettle. */
export const kettle = ([x, y], size, colour = c.leafLight, shade = c.moss) =>
  g(
    `translate(${x} ${y}) scale(${size / 100})`,
    stroke('M-34 -62C-40 -116 40 -116 34 -62', c.ink, 7),
    path('M44 -34L84 -70L92 -62L52 -12Z', colour),
    path('M-54 0C-60 -40 -44 -66 0 -66C44 -66 60 -40 54 0Z', colour),
    path('M10 -66C48 -62 60 -40 54 0H24C30 -24 28 -46 10 -66Z', shade),
    ellipse([0, -66], 26, 6, c.deep),
    circle([0, -74], 6, c.ink),
  );

/** A potted plant for the corner of an office. */
export const plant = ([x, y], size) =>
  g(
    `translate(${x} ${y}) scale(${size / 100})`,
    path('M0 -34C-6 -70 -40 -84 -52 -110C-20 -108 2 -84 2 -40Z', c.pine),
    path('M0 -34C2 -80 30 -96 52 -112C52 -80 30 -54 4 -34Z', c.leaf),
    path('M0 -34C-12 -80 -2 -112 8 -134C24 -104 18 -62 4 -34Z', c.moss),
    path('M-26 -40H26L20 0H-20Z', c.clay),
    rect(-30, -46, 60, 12, c.clayDeep, { rx: 3 }),
  );
