import { cast } from '../kit/cast.mjs';
import { inHand } from '../kit/device.mjs';
import { distance, inQuad, isometric, mix } from '../kit/geometry.mjs';
import { shadow } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { seeded } from '../kit/random.mjs';
import { walk } from '../kit/skeleton.mjs';
import { circle, cut, line, poly, pts, range, rect, ring } from '../kit/svg.mjs';
import { roundTree } from '../kit/trees.mjs';

const at = isometric([800, -300], 1);
const tones = [
  ['#a9d3b3', '#97c6a4'],
  ['#c9dfae', '#b9d29b'],
  ['#8cc9a1', '#7dbd93'],
  ['#e2d6a8', '#d5c793'],
  ['#b7ddc2', '#a6d1b3'],
  ['#5caf81', '#4fa174'],
];

/** Neighbouring plots: a jittered grid, each with its own rows. */
function patchwork(random) {
  const step = 236;
  const corner = range(10, (i) =>
    range(10, (j) => at(-480 + i * step + random.around(0, 26), -480 + j * step + random.around(0, 26))),
  );
  return range(9, (i) =>
    range(9, (j) => {
      const quad = [corner[i][j], corner[i + 1][j], corner[i + 1][j + 1], corner[i][j + 1]];
      const [fill, row] = tones[(i * 2 + j * 3 + random.whole(0, 1)) % tones.length];
      const rows = range(9, (k) => {
        const share = (k + 0.5) / 9;
        return (i + j) % 2
          ? line([inQuad(quad, share, 0.04), inQuad(quad, share, 0.96)], row, 6)
          : line([inQuad(quad, 0.04, share), inQuad(quad, 0.96, share)], row, 6);
      });
      return (
        poly(quad, fill) +
        rows.join('') +
        poly(quad, 'none', { stroke: '#efe6cd', 'stroke-width': 9, 'stroke-linejoin': 'round' })
      );
    }),
  ).flat();
}

/** The plot as it is: seven corners on the ground. */
const plot = pts('500 560, 690 505, 930 590, 1010 800, 880 1010, 700 930, 520 840').map(([x, y]) => at(x, y));

/** Points along the boundary, evenly spaced, up to a share of the way round. */
function boundary(share, gap) {
  const route = [...plot, plot[0]];
  const lengths = plot.map((from, i) => distance(from, route[i + 1]));
  const total = lengths.reduce((sum, length) => sum + length, 0) * share;
  return range(Math.floor(total / gap), (i) => {
    let left = i * gap;
    let side = 0;
    while (left > lengths[side]) left -= lengths[side++];
    return mix(route[side], route[side + 1], left / lengths[side]);
  });
}

export default function picture() {
  const random = seeded(8);
  const stated = pts('440 450, 1070 450, 1070 1060, 440 1060').map(([x, y]) => at(x, y));
  const dots = boundary(0.68, 20);
  const [x, y] = dots.at(-1);
  return [
    rect(0, 0, 1600, 900, '#b7ddc2'),
    ...patchwork(random),
    poly(stated, c.paper, { opacity: 0.42 }),
    poly(plot, c.leaf),
    cut(poly(plot, '#000'), ...range(22, (i) => line([at(430 + i * 30, 430), at(430 + i * 30, 1100)], c.pine, 9))),
    poly(stated, 'none', {
      stroke: c.white,
      'stroke-width': 5,
      'stroke-dasharray': '20 16',
      'stroke-linejoin': 'round',
    }),
    poly(plot, 'none', { stroke: '#efe6cd', 'stroke-width': 8, 'stroke-linejoin': 'round' }),
    ...pts('150 250 96, 226 196 76, 1400 150 92, 1470 196 70, 300 690 100, 1330 640 90, 1400 690 112, 90 560 84').map(
      ([tx, ty, h]) => shadow([tx + 20, ty], h * 0.4, h * 0.1) + roundTree([tx, ty], h),
    ),
    ...dots.map((spot) => circle(spot, 6.4, c.marigold)),
    ...plot.slice(0, 5).map((spot) => circle(spot, 16, c.marigold) + ring(spot, 16, c.white, 5)),
    shadow([x - 6, y + 4], 74, 13, c.ink, 0.24),
    person({ at: [x + 40, y + 2], height: 158, mirror: true, look: cast.farmer, pose: walk }),
    person({
      at: [x - 36, y + 6],
      height: 152,
      mirror: true,
      look: { ...cast.officer, main: c.marigoldPale, shade: c.marigold, vest: c.deep },
      pose: { ...walk, nod: 8, hands: { near: [16, -58], far: [-9, -44] } },
      holds: inHand({ turn: 18, width: 8, height: 13 }),
    }),
  ].join('');
}
