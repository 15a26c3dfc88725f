import { c } from './palette.mjs';
import { circle, g, path, rect } from './svg.mjs';

/** Vehicles from the side, looking right, `width` pixels long; `at` is between the wheels on the ground. */
const wheel = (x, radius) => circle([x, -radius], radius, c.ink) + circle([x, -radius], radius * 0.45, '#a9b4ad');

/** A van; `mark` draws a plain cross-shaped sign on its side. */
export const van = ([x, y], width, { body = c.white, glass = c.tealPale, mark } = {}) =>
  g(
    `translate(${x} ${y}) scale(${width / 100})`,
    path('M-50 -8V-44C-50 -50 -46 -52 -42 -52H18C26 -52 32 -48 38 -34L46 -28C49 -26 50 -24 50 -20V-8Z', body),
    path('M14 -46H20C26 -46 29 -42 33 -32H14Z', glass),
    mark ? rect(-26, -40, 6, 20, mark) + rect(-33, -33, 20, 6, mark) : '',
    wheel(-30, 9),
    wheel(30, 9),
  );

/** A field jeep with a canvas top. */
export const jeep = ([x, y], width, { body = c.forest, top = c.pine, glass = c.leafPale, mirror = false } = {}) =>
  g(
    `translate(${x} ${y}) scale(${((mirror ? -1 : 1) * width) / 100} ${width / 100})`,
    path('M-48 -10V-34H6L10 -34H40C46 -34 49 -30 49 -24V-10Z', body),
    path('M-48 -34V-54C-48 -57 -46 -58 -43 -58H2C6 -58 8 -56 10 -52L16 -34Z', top),
    path('M-6 -52H2L9 -36H-6Z', glass),
    rect(-40, -52, 26, 13, glass, { rx: 2 }),
    wheel(-28, 11),
    wheel(30, 11),
  );

/** A country bus. */
export const bus = ([x, y], width, { body = c.leaf, band = c.marigold, glass = c.leafPale } = {}) =>
  g(
    `translate(${x} ${y}) scale(${width / 100})`,
    rect(-50, -44, 100, 38, body, { rx: 5 }),
    rect(-50, -22, 100, 5, band),
    ...[-44, -28, -12, 4].map((left) => rect(left, -39, 13, 13, glass, { rx: 2 })),
    rect(22, -39, 11, 30, c.deep, { rx: 1.5, opacity: 0.5 }),
    rect(37, -39, 13, 14, glass, { rx: 2 }),
    rect(-42, -49, 70, 5, c.clay, { rx: 2 }),
    wheel(-30, 8),
    wheel(30, 8),
  );
