import { bubble, wave } from '../kit/bubble.mjs';
import { cast } from '../kit/cast.mjs';
import { shadow } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { stool } from '../kit/room.mjs';
import { sit } from '../kit/skeleton.mjs';
import { circle, curve, line, range, rect, stroke } from '../kit/svg.mjs';

const rowY = (i) => 286 + i * 58;

/** The loom: a frame, a warp of pale threads, a comb. */
function loom() {
  return [
    rect(742, 218, 20, 592, '#6b4530'),
    rect(978, 218, 20, 592, '#6b4530'),
    rect(720, 198, 300, 28, '#7d5238', { rx: 10 }),
    rect(720, 640, 300, 26, '#7d5238', { rx: 10 }),
    ...range(14, (i) =>
      line(
        [
          [776 + i * 14.6, 226],
          [776 + i * 14.6, 640],
        ],
        '#dfd0ab',
        3,
      ),
    ),
    rect(752, 500, 236, 24, c.clay, { rx: 8 }),
    ...range(17, (i) =>
      line(
        [
          [766 + i * 13, 504],
          [766 + i * 13, 556],
        ],
        c.clayDeep,
        3,
      ),
    ),
  ].join('');
}

function table() {
  return [
    rect(1206, 206, 340, 420, c.ink, { opacity: 0.1, rx: 8 }),
    rect(1196, 196, 340, 420, c.white, { rx: 8 }),
    rect(1196, 196, 340, 52, c.forest, { rx: 8 }),
    ...range(3, (i) => rect(1222 + i * 108, 216, 62, 12, c.leafLight, { rx: 6 })),
    ...range(6, (row) => [
      row % 2 ? rect(1196, rowY(row) - 29, 340, 58, c.leafPale) : '',
      ...range(3, (column) =>
        row === 3 && column === 1
          ? rect(1312, rowY(row) - 22, 94, 44, c.marigold, { rx: 6 })
          : line(
              [
                [1222 + column * 108, rowY(row)],
                [1222 + column * 108 + [66, 48, 30][(row + column) % 3], rowY(row)],
              ],
              c.leaf,
              9,
            ),
      ),
    ]).flat(),
    ...[1, 2].map((i) =>
      line(
        [
          [1196 + i * 110, 248],
          [1196 + i * 110, 616],
        ],
        '#d8e2d4',
        3,
      ),
    ),
  ].join('');
}

export default function picture() {
  const entry = [340, 424, 508];
  return [
    rect(0, 0, 1600, 900, c.paper),
    rect(0, 790, 1600, 110, '#e8dcc1'),
    rect(0, 790, 1600, 7, '#d6c59f'),
    shadow([300, 836], 330, 13),
    stool([214, 834], 112, c.forest),
    person({
      at: [216, 836],
      height: 450,
      look: cast.colleague,
      pose: { ...sit, nod: -3, hip: [0, -30], hands: { near: [22, -44], far: [34, -52] } },
    }),
    rect(312, 640, 230, 18, '#96603b', { rx: 6 }),
    rect(412, 658, 22, 176, '#7d4a2c'),
    rect(352, 824, 142, 14, '#7d4a2c', { rx: 6 }),
    rect(430, 620, 76, 8, c.leafLight) + rect(424, 628, 88, 12, c.white),
    bubble([488, 330], 330, 300, { shape: 'round', fill: c.leafMist, lines: 0, tail: [-206, 158] }),
    ...entry.map((y, i) => wave([370, 270 + i * 58], 236, c.pine, 9, { bumps: 3, size: 22 })),
    ...entry.map((y, i) =>
      curve(
        [
          [606, 270 + i * 58],
          [664, 300 + i * 60],
          [700, y - 8],
          [768, y],
        ],
        c.pine,
        9,
      ),
    ),
    loom(),
    ...range(6, (i) =>
      stroke(
        `M768 ${entry[Math.floor(i / 2)]}C860 ${entry[Math.floor(i / 2)]} 880 ${rowY(i)} 990 ${rowY(i)}L1196 ${rowY(i)}`,
        i === 3 ? c.marigold : c.leaf,
        7,
      ),
    ),
    ...range(6, (i) => circle([1196, rowY(i)], 9, i === 3 ? c.marigold : c.leaf)),
    table(),
    shadow([1090, 846], 230, 13),
    stool([1120, 844], 106),
    person({
      at: [1120, 846],
      height: 430,
      mirror: true,
      look: cast.analyst,
      pose: { ...sit, hip: [0, -29], nod: -8, hands: { near: [24, -62], far: [19, -40] } },
    }),
    stroke(`M984 ${rowY(5)}C1000 ${rowY(5) + 40} 1012 570 1020 580`, c.leaf, 6),
  ].join('');
}
