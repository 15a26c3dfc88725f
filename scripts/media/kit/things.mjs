import { c } from './palette.mjs';
import { rotate } from './geometry.mjs';
import { circle, ellipse, g, line, path, poly, pts, range, rect, ring, stroke } from './svg.mjs';

/** Things of the field and the store. `at` is the middle of the foot unless said otherwise. */

/** A full sack, tied at the top. */
export const sack = ([x, y], width, { lit = c.sand, shade = c.earth, tie = c.clay } = {}) =>
  g(
    `translate(${x} ${y}) scale(${width / 100})`,
    path('M-14 -126C-22 -138 -26 -146 -20 -148L20 -148C26 -146 22 -138 14 -126Z', shade),
    path('M-14 -124C-50 -112 -58 -30 -46 -4C-40 2 40 2 46 -4C58 -30 50 -112 14 -124Z', lit),
    path('M14 -124C22 -80 30 -40 20 1C34 1 44 -1 46 -4C58 -30 50 -112 14 -124Z', shade),
    rect(-16, -130, 32, 9, tie, { rx: 4 }),
  );

/** A sack lying flat, for stacks; `tag` is the colour of its label. */
export const layingSack = ([x, y], width, { lit = c.sand, shade = c.earth, tag } = {}) =>
  g(
    `translate(${x} ${y}) scale(${width / 100})`,
    path('M-46 0C-54 -6 -54 -28 -44 -33C-20 -38 20 -38 44 -33C54 -28 54 -6 46 0C20 3 -20 3 -46 0Z', lit),
    path('M-46 0C-52 -4 -54 -12 -52 -18C-20 -8 20 -8 52 -18C54 -12 52 -4 46 0C20 3 -20 3 -46 0Z', shade),
    tag ? rect(-9, -27, 18, 12, tag, { rx: 1.6 }) : '',
  );

/** A magnifying glass: its ring around `at`, the handle towards `turn` degrees. `inside` is drawn under the glass. */
export function magnifier(at, radius, turn, { rim = c.deep, handle = c.clay, inside = '' } = {}) {
  const end = (far) => {
    const [dx, dy] = rotate([far, 0], turn);
    return [at[0] + dx, at[1] + dy];
  };
  return [
    line([end(radius), end(radius * 1.28)], rim, radius * 0.16),
    line([end(radius * 1.3), end(radius * 2.15)], handle, radius * 0.24),
    inside,
    ring(at, radius, rim, radius * 0.13),
    stroke(
      `M${at[0] - radius * 0.66} ${at[1] - radius * 0.2}A${radius * 0.7} ${radius * 0.7} 0 0 1 ${at[0] - radius * 0.1} ${at[1] - radius * 0.68}`,
      c.white,
      radius * 0.07,
      { opacity: 0.8 },
    ),
  ].join('');
}

/** A storm lantern, hanging from its handle at `at`. */
export const lantern = ([x, y], size, flame = c.marigold) =>
  g(
    `translate(${x} ${y}) scale(${size / 100})`,
    stroke('M-22 38C-30 -12 30 -12 22 38', c.ink, 4),
    rect(-20, 24, 40, 12, c.ink, { rx: 4 }),
    path('M-20 36C-34 56 -30 78 -22 88H22C30 78 34 56 20 36Z', c.marigoldPale),
    path('M0 50C12 64 10 82 0 84C-10 82 -12 64 0 50Z', flame),
    rect(-28, 88, 56, 14, c.ink, { rx: 5 }),
  );

/** A round dial without figures. `turn` is where the needle points (0 is up). */
export function dial([x, y], radius, turn, { face = c.white, rim = c.forest, needle = c.marigold } = {}) {
  const tip = rotate([0, -radius * 0.66], turn);
  const marks = range(12, (i) => {
    const [a, b] = [rotate([0, -radius * 0.72], i * 30), rotate([0, -radius * 0.82], i * 30)];
    return line([a, b], c.ink, radius * 0.035);
  });
  return g(
    `translate(${x} ${y})`,
    circle([0, 0], radius, rim),
    circle([0, 0], radius * 0.86, face),
    ...marks,
    line([rotate([0, radius * 0.18], turn), tip], needle, radius * 0.09),
    circle([0, 0], radius * 0.1, c.ink),
  );
}

/** A heap of grain or beans, speckled. */
export function heap([x, y], width, height, random, { lit = '#e3c889', dot = '#c9a45c' } = {}) {
  const specks = range(Math.round(width / 5), () => {
    const u = random.around(0, 0.86);
    const top = height * (1 - u * u) * 0.92;
    return ellipse(
      [x + (u * width) / 2, y - random.next() * top - 3],
      4.4,
      3.4,
      random.chance(0.5) ? dot : c.paperShade,
    );
  });
  return [
    path(
      `M${x - width / 2} ${y}C${x - width * 0.3} ${y - height * 0.3} ${x - width * 0.16} ${y - height} ${x} ${y - height}C${x + width * 0.16} ${y - height} ${x + width * 0.3} ${y - height * 0.3} ${x + width / 2} ${y}Z`,
      lit,
    ),
    ...specks,
  ].join('');
}

/** A winnowing tray (soop), seen from above at a slant. */
export const winnowingTray = ([x, y], width) =>
  g(
    `translate(${x} ${y}) scale(${width / 100})`,
    path('M-44 -16L44 -16L52 14C52 20 -52 20 -52 14Z', c.earth),
    path('M-38 -12L38 -12L45 11C45 15 -45 15 -45 11Z', c.sand),
    ...range(6, (i) =>
      line(
        [
          [-34 + i * 13.6, -11],
          [-40 + i * 16, 12],
        ],
        c.earth,
        1.4,
      ),
    ),
    stroke('M-44 -16L-52 14C-52 20 52 20 52 14L44 -16', '#a8834a', 3),
  );

/** A coin. */
export const coin = ([x, y], radius, face = c.marigold, rim = c.marigoldDeep) =>
  ellipse([x, y + radius * 0.22], radius, radius * 0.62, rim) +
  ellipse([x, y], radius, radius * 0.62, face) +
  ellipse([x, y], radius * 0.62, radius * 0.36, 'none', { stroke: rim, 'stroke-width': radius * 0.1 });

/** A tag with an eyelet, its string hole at `at`, hanging down at `turn`. */
export const tag = ([x, y], width, fill, turn = 0, edge = c.ink) =>
  g(
    `translate(${x} ${y}) rotate(${turn}) scale(${width / 60})`,
    poly(pts('-14 -12, 14 -12, 30 8, 30 84, -30 84, -30 8'), fill, {
      stroke: fill,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
    }),
    circle([0, 4], 6, c.paper),
    ring([0, 4], 6, edge, 2.4),
    stroke('M-18 34H18M-18 50H18M-18 66H6', edge, 4.6, { opacity: 0.45 }),
  );
