import { birds, land, sky } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { scatter, seeded } from '../kit/random.mjs';
import { circle, curve, ellipse, limb, path, pts, range, rect, ring, stroke } from '../kit/svg.mjs';
import { roundTree, sapling } from '../kit/trees.mjs';

const bund = 520;

/** The ten planting positions, in order. Stored carbon shows as a disc in the soil. */
const row = [
  { x: 100, kind: 'tree', height: 290, store: 54 },
  { x: 256, kind: 'sapling', height: 150, store: 24 },
  { x: 408, kind: 'stick', height: 118 },
  { x: 560, kind: 'tree', height: 350, store: 68 },
  { x: 716, kind: 'pit' },
  { x: 866, kind: 'sapling', height: 200, store: 34 },
  { x: 1020, kind: 'stump' },
  { x: 1180, kind: 'tree', height: 240, store: 44 },
  { x: 1330, kind: 'stick', height: 92 },
  { x: 1486, kind: 'tree', height: 310, store: 60 },
];

function roots(x, size, colour) {
  return [-1, 1]
    .flatMap((side) => [
      stroke(
        `M${x} ${bund}q${side * size * 0.14} ${size * 0.26} ${side * size * 0.5} ${size * 0.34}`,
        colour,
        size * 0.05,
      ),
      stroke(
        `M${x} ${bund}q${side * size * 0.06} ${size * 0.4} ${side * size * 0.24} ${size * 0.66}`,
        colour,
        size * 0.045,
      ),
    ])
    .concat(stroke(`M${x} ${bund}v${size * 0.6}`, colour, size * 0.05))
    .join('');
}

function plantAt({ x, kind, height, store }, random) {
  const disc = store ? [[x, bund + 62 + store * 1.5], store] : null;
  const stored = disc
    ? circle(...disc, c.marigold, { opacity: 0.92 }) +
      scatter(random, {
        count: Math.round(store / 3),
        x: [x - store, x + store],
        y: [disc[0][1] - store, disc[0][1] + store],
        gap: 11,
        allowed: ([px, py]) => Math.hypot(px - x, py - disc[0][1]) < store - 9,
      })
        .map((spot) => circle(spot, 3, '#fbe3a6'))
        .join('')
    : '';
  const above = {
    tree: () => roundTree([x, bund + 4], height, { lit: c.leaf, dark: c.pine, stem: '#7d5238' }),
    sapling: () => sapling([x, bund + 2], height, { lit: c.moss, dark: c.leaf, stem: '#7d5238' }),
    stick: () =>
      limb([x, bund], [x + 5, bund - height], 5, 2.5, '#8d6a4b') +
      stroke(`M${x + 2} ${bund - height * 0.6}l16 -20M${x + 3} ${bund - height * 0.42}l-15 -17`, '#8d6a4b', 4),
    stump: () =>
      path(`M${x - 24} ${bund + 4}L${x - 18} ${bund - 42}H${x + 18}L${x + 24} ${bund + 4}Z`, '#7d5238') +
      ellipse([x, bund - 42], 18, 6, '#dcb98a') +
      sapling([x + 16, bund - 30], 62, { lit: c.moss, dark: c.leaf, stem: c.leaf }),
    pit: () =>
      path(`M${x - 52} ${bund - 6}C${x - 44} ${bund + 58} ${x + 44} ${bund + 58} ${x + 52} ${bund - 6}Z`, '#e9e3c9') +
      ellipse([x - 74, bund - 2], 26, 12, '#8a5730'),
  }[kind];
  const under =
    kind === 'pit' ? '' : roots(x, kind === 'tree' ? height * 0.42 : 74, kind === 'stick' ? '#6b4429' : '#e0c79d');
  return stored + under + above();
}

export default function picture() {
  const random = seeded(10);
  return [
    sky('#e8f1e6', '#f8ecd0', bund),
    circle([790, 210], 66, c.marigoldPale),
    land(pts('0 430, 240 380, 520 424, 820 366, 1180 420, 1600 360'), '#bcdcc4', bund + 30),
    land(pts('0 480, 360 446, 800 476, 1200 440, 1600 470'), '#9ccaab', bund + 30),
    birds(pts('330 150, 380 124, 1290 190'), c.pine),
    rect(0, bund, 1600, 380, '#7a4a2b'),
    land(
      [
        [0, bund + 120],
        [400, bund + 132],
        [900, bund + 112],
        [1600, bund + 136],
      ],
      '#693e23',
    ),
    land(
      [
        [0, bund + 262],
        [500, bund + 246],
        [1100, bund + 270],
        [1600, bund + 250],
      ],
      '#55311b',
    ),
    ...scatter(random, { count: 46, x: [10, 1590], y: [bund + 50, 880], gap: 52 }).map((spot) =>
      ellipse(spot, random.between(4, 11), random.between(3, 6), '#8d5c38'),
    ),
    rect(0, bund - 8, 1600, 18, c.moss),
    ...range(80, (i) =>
      stroke(
        `M${i * 20 + random.around(6, 6)} ${bund - 4}l${random.around(0, 5)} ${-random.between(8, 17)}`,
        c.leaf,
        3,
      ),
    ),
    ...row.map((place) => plantAt(place, random)),
    ring([716, bund + 96], 34, '#a5754d', 4, { 'stroke-dasharray': '8 9' }),
    curve(pts('0 886, 800 880, 1600 888'), '#55311b', 2),
  ].join('');
}
