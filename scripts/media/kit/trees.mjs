import { c } from './palette.mjs';
import { add, rotate } from './geometry.mjs';
import { blob, circle, cut, ellipse, limb, path, pts, range, stroke } from './svg.mjs';

/** Trees and young plants. `at` is where the stem meets the ground. */
const greens = { lit: c.leaf, dark: c.pine, stem: '#7d5238' };

/** A round tree: one crown, its right half in shade. */
export function roundTree([x, y], height, { lit, dark, stem } = greens, squat = 1) {
  const [rx, ry] = [height * 0.33 * squat, height * 0.34];
  const centre = [x, y - height + ry];
  const crown = (more) => ellipse(centre, rx, ry, lit, more);
  return [
    limb([x, y], [x, y - height * 0.5], height * 0.035, height * 0.024, stem),
    stroke(`M${x} ${y - height * 0.34}L${x + height * 0.1} ${y - height * 0.5}`, stem, height * 0.03),
    crown(),
    cut(crown(), ellipse([x + rx * 0.62, centre[1] + ry * 0.3], rx * 0.95, ry * 1.05, dark)),
  ].join('');
}

/** A spreading shade tree (neem, mango): several crowns over a forked stem. */
export function shadeTree([x, y], height, { lit, dark, stem } = greens) {
  const u = height / 100;
  const heads = pts('-30 -58 21, -8 -74 26, 22 -66 24, 40 -54 17, 4 -56 24');
  const crowns = (colour, dx = 0, dy = 0, grow = 1) =>
    heads.map(([hx, hy, radius]) => circle([x + (hx + dx) * u, y + (hy + dy) * u], radius * u * grow, colour)).join('');
  return [
    path(
      `M${x - 5 * u} ${y}Q${x - 2 * u} ${y - 20 * u} ${x - 4 * u} ${y - 44 * u}L${x + 5 * u} ${y - 44 * u}Q${x + 3 * u} ${y - 20 * u} ${x + 7 * u} ${y}Z`,
      stem,
    ),
    stroke(`M${x} ${y - 28 * u}Q${x - 14 * u} ${y - 40 * u} ${x - 24 * u} ${y - 52 * u}`, stem, 4 * u),
    stroke(`M${x + 1 * u} ${y - 26 * u}Q${x + 16 * u} ${y - 38 * u} ${x + 30 * u} ${y - 50 * u}`, stem, 4 * u),
    crowns(dark),
    cut(
      heads.map(([hx, hy, radius]) => circle([x + hx * u, y + hy * u], radius * u, '#000')).join(''),
      crowns(lit, -5, -6, 0.94),
    ),
  ].join('');
}

/** A young tree: a thin stem and pairs of leaves; `share` of the leaves are still there. */
export function sapling([x, y], height, { lit, dark, stem } = { ...greens, stem: c.clay }, share = 1) {
  const pairs = Math.max(2, Math.round(height / 34));
  const leaf = (at, turn, length, fill) => {
    const tip = add(at, rotate([length, 0], turn));
    const belly = add(at, rotate([length * 0.45, length * 0.3], turn));
    const back = add(at, rotate([length * 0.45, -length * 0.3], turn));
    return path(`M${at.join(' ')}Q${belly.join(' ')} ${tip.join(' ')}Q${back.join(' ')} ${at.join(' ')}Z`, fill);
  };
  const size = Math.min(64, 20 + height * 0.22);
  return [
    limb([x, y], [x, y - height], Math.max(3, height * 0.022), 1.6, stem),
    ...range(Math.round(pairs * share), (index) => {
      const at = [x, y - height + (index * height * 0.72) / pairs];
      const grow = 0.7 + 0.4 * Math.sin(((index + 0.7) / (pairs + 0.4)) * Math.PI);
      return leaf(at, -160 + index * 4, size * grow, dark) + leaf(at, -22 - index * 4, size * grow, lit);
    }),
    leaf([x, y - height + 4], -88, size * 0.8, lit),
  ].join('');
}

/** A tall slender tree with a narrow crown. */
export function slenderTree([x, y], height, { lit, dark, stem } = greens) {
  const crown = [
    [x, y - height],
    [x + height * 0.1, y - height * 0.84],
    [x + height * 0.13, y - height * 0.6],
    [x + height * 0.07, y - height * 0.42],
    [x - height * 0.07, y - height * 0.42],
    [x - height * 0.13, y - height * 0.6],
    [x - height * 0.1, y - height * 0.84],
  ];
  const shape = blob(crown, lit);
  const twig = (level, side) =>
    stroke(
      `M${x} ${y - height * level}L${x + side * height * 0.06} ${y - height * (level + 0.06)}`,
      stem,
      height * 0.008,
    );
  return [
    shape,
    cut(
      shape,
      blob(
        crown.map(([px, py]) => [px + height * 0.11, py + height * 0.03]),
        dark,
      ),
    ),
    limb([x, y], [x, y - height * 0.86], height * 0.018, height * 0.004, stem),
    twig(0.5, 1) + twig(0.56, -1) + twig(0.64, 1) + twig(0.7, -1),
  ].join('');
}
