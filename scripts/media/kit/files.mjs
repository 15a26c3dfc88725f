import { c } from './palette.mjs';
import { g, poly, pts, rect } from './svg.mjs';

/** Folders, bundles, clipboards, pencils. */

/** A closed folder with a tab, seen from above; `at` is its middle. */
export const folder = ([x, y], width, height, { turn = 0, fill = c.leaf, flap = c.pine, tab = c.marigold } = {}) =>
  g(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(-width / 2 + 7, -height / 2 + 10, width, height, c.ink, { opacity: 0.16, rx: 10 }),
    rect(width * 0.12, -height / 2 - 22, width * 0.3, 44, tab, { rx: 8 }),
    rect(-width / 2, -height / 2, width, height, flap, { rx: 10 }),
    rect(-width / 2 + 12, -height / 2 - 8, width - 24, 40, c.white, { rx: 4 }),
    rect(-width / 2, -height / 2 + 18, width, height - 18, fill, { rx: 10 }),
    rect(-width * 0.28, -height * 0.06, width * 0.56, 12, c.leafMist, { rx: 6, opacity: 0.8 }),
    rect(-width * 0.28, -height * 0.06 + 28, width * 0.36, 12, c.leafMist, { rx: 6, opacity: 0.8 }),
  );

/** A clipboard; the content is drawn on its sheet, whose middle is [0, 0]. */
export const clipboard = ([x, y], width, height, content, { turn = 0, board = c.clay } = {}) =>
  g(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(-width / 2 + 10, -height / 2 + 14, width, height, c.ink, { opacity: 0.16, rx: 18 }),
    rect(-width / 2, -height / 2, width, height, board, { rx: 18 }),
    rect(-width / 2 + 26, -height / 2 + 36, width - 52, height - 62, c.white, { rx: 4 }),
    content,
    rect(-width * 0.16, -height / 2 - 14, width * 0.32, 50, c.leafLight, { rx: 10 }),
    rect(-width * 0.06, -height / 2 - 30, width * 0.12, 30, c.moss, { rx: 10 }),
  );

/** A pencil lying from `at` (its point) towards `turn`. */
export const pencil = ([x, y], length, turn, body = c.marigold) =>
  g(
    `translate(${x} ${y}) rotate(${turn})`,
    poly(pts('0 0, 26 -9, 26 9'), '#ead2a8'),
    poly(pts('0 0, 9 -3.2, 9 3.2'), c.ink),
    rect(25, -10, length - 50, 20, body),
    rect(25, 2, length - 50, 8, c.ink, { opacity: 0.13 }),
    rect(length - 26, -10, 22, 20, c.clay, { rx: 5 }),
  );
