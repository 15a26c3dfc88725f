import { cast } from '../kit/cast.mjs';
import { shadow } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { card } from '../kit/paper.mjs';
import { person } from '../kit/person.mjs';
import { seeded } from '../kit/random.mjs';
import { stand } from '../kit/skeleton.mjs';
import { circle, g, line, path, poly, range, rect, stroke } from '../kit/svg.mjs';

/** Small signs on the cards that mattered: a drop, a tap, a spanner, a coin. */
const signs = [
  path('M0 -20C10 -6 14 2 14 8A14 14 0 0 1 -14 8C-14 2 -10 -6 0 -20Z', c.teal),
  stroke('M-16 8V-2H8C14 -2 16 2 16 10M-6 -2V-12M-14 -12H2', c.teal, 6),
  stroke('M-12 14L8 -6M14 -14A9 9 0 1 0 8 -2', c.forest, 7),
  circle([0, 0], 15, c.marigold) + circle([0, 0], 8, 'none', { stroke: c.marigoldDeep, 'stroke-width': 3 }),
];

const front = (x, y, width, tone) =>
  poly(
    [
      [x - width / 2, y - 58],
      [x + width / 2, y - 58],
      [x + width / 2 - 16, y],
      [x - width / 2 + 16, y],
    ],
    tone,
    { stroke: tone, 'stroke-width': 8, 'stroke-linejoin': 'round' },
  ) + rect(x - 34, y - 36, 68, 13, c.paper, { rx: 6, opacity: 0.5 });

/** A heap over a tray: rows of cards that narrow upwards. */
function heap(x, y, rows, spread, tones, random) {
  return range(rows, (row) => {
    const count = Math.max(2, Math.round((spread / 34) * (1 - row / (rows + 1.4))));
    return range(count, (i) =>
      card([x + (i - (count - 1) / 2) * 30 + random.around(0, 9), y - 58 - row * 26 + random.around(0, 8)], 62, {
        turn: random.around(0, 34),
        fill: random.pick(tones),
        lines: 2,
      }),
    ).join('');
  }).join('');
}

/** Five linked boxes on the wall, a chain that steps up and down. */
function diagram() {
  const boxes = range(5, (i) => [1016 + i * 112, i % 2 ? 246 : 176]);
  const links = range(4, (i) => line([boxes[i], boxes[i + 1]], c.leafLight, 6));
  return [
    rect(940, 104, 600, 214, c.forest, { rx: 16 }),
    ...links,
    ...boxes.map(
      ([x, y], i) =>
        rect(x - 46, y - 30, 92, 60, i === 4 ? c.marigold : c.leafPale, { rx: 12 }) +
        line(
          [
            [x - 24, y],
            [x + 22, y],
          ],
          i === 4 ? c.deep : c.leaf,
          6,
        ),
    ),
  ].join('');
}

export default function picture() {
  const random = seeded(63);
  const pale = [c.white, '#efe7d3', c.paperShade, '#e9e4d4'];
  return [
    rect(0, 0, 1600, 900, '#f2ecdd'),
    rect(0, 800, 1600, 100, '#dccba4'),
    rect(0, 800, 1600, 7, '#c9b588'),
    diagram(),
    rect(60, 622, 900, 26, '#96603b', { rx: 6 }),
    rect(60, 642, 900, 10, '#7d4a2c'),
    ...[110, 480, 880].map((x) => rect(x, 648, 30, 190, '#7d4a2c')),
    rect(110, 740, 800, 16, '#7d4a2c'),
    heap(200, 622, 9, 280, pale, random),
    front(200, 622, 250, '#b99b6a'),
    heap(490, 622, 6, 232, [...pale, c.leafMist, c.leafPale], random),
    front(490, 622, 236, c.leafLight),
    heap(764, 622, 3, 190, [c.leafMist, c.leafLight, c.white, c.leafPale], random),
    front(764, 622, 210, c.moss),
    shadow([1180, 850], 250, 15),
    person({
      at: [1010, 848],
      height: 430,
      look: cast.analyst,
      pose: { ...stand, lean: 5, nod: -4, hands: { near: [25, -55], far: [31, -57] } },
    }),
    ...range(4, (i) =>
      g(
        `translate(${1118 + i * 48} ${562 + (i % 2) * -14}) rotate(${[-8, 5, -3, 9][i]})`,
        rect(-30, -38, 60, 74, [c.leafLight, c.white, c.leafMist, c.white][i], { rx: 6 }),
        signs[i],
      ),
    ),
    front(1190, 648, 222, c.marigold),
    person({
      at: [1372, 850],
      height: 448,
      mirror: true,
      look: cast.colleague,
      pose: { ...stand, lean: 5, nod: -4, hands: { near: [23, -54], far: [29, -56] } },
    }),
  ].join('');
}
