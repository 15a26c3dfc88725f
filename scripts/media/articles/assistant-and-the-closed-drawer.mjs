import { cast } from '../kit/cast.mjs';
import { shadow } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { chair, cup, plant } from '../kit/room.mjs';
import { sit } from '../kit/skeleton.mjs';
import { circle, line, path, poly, pts, range, rect, stroke } from '../kit/svg.mjs';

/** What the open drawers hold: bars, a line, a ring. */
const charts = [
  (x, y) =>
    range(6, (i) =>
      rect(
        x - 92 + i * 34,
        y - [34, 58, 46, 76, 62, 88][i],
        22,
        [34, 58, 46, 76, 62, 88][i],
        i === 5 ? c.leafLight : c.moss,
        { rx: 3 },
      ),
    ).join(''),
  (x, y) =>
    line(
      [
        [x - 96, y - 18],
        [x - 50, y - 48],
        [x - 4, y - 36],
        [x + 44, y - 72],
        [x + 92, y - 62],
      ],
      c.leafLight,
      8,
    ) +
    pts('-96 -18, -50 -48, -4 -36, 44 -72, 92 -62')
      .map(([dx, dy]) => circle([x + dx, y + dy], 8, c.paper))
      .join(''),
];

/** A drawer pulled towards the viewer: its inside, the chart standing in it, its front. */
function openDrawer(y, chart) {
  const [left, right] = [1140, 1480];
  return [
    poly(
      [
        [left + 16, y],
        [right - 16, y],
        [right + 26, y + 62],
        [left - 26, y + 62],
      ],
      c.night,
    ),
    rect(left + 40, y - 66, 260, 106, c.deep, { rx: 8 }),
    chart((left + right) / 2, y + 30),
    rect(left - 30, y + 56, right - left + 60, 88, c.pine, { rx: 8 }),
    rect(left - 30, y + 56, right - left + 60, 10, c.leaf, { rx: 5 }),
    rect(1270, y + 94, 80, 14, c.leafLight, { rx: 7 }),
  ].join('');
}

function cabinet() {
  const closed = (y, height = 100) =>
    rect(1136, y, 348, height, c.pine, { rx: 8 }) + rect(1270, y + height / 2 - 7, 80, 14, c.leafLight, { rx: 7 });
  return [
    shadow([1310, 826], 260, 20),
    rect(1116, 104, 388, 722, c.forest, { rx: 14 }),
    closed(124),
    openDrawer(254, charts[0]),
    rect(1136, 414, 348, 104, c.marigold, { rx: 8 }),
    rect(1136, 414, 348, 10, c.marigoldPale, { rx: 5 }),
    circle([1310, 456], 15, c.deep),
    path('M1303 460H1317L1322 494H1298Z', c.deep),
    openDrawer(594, charts[1]),
    closed(746, 66),
  ].join('');
}

export default function picture() {
  return [
    rect(0, 0, 1600, 900, '#f5eedf'),
    rect(0, 800, 1600, 100, '#dfcfa9'),
    rect(0, 800, 1600, 7, '#cbb88c'),
    rect(110, 96, 250, 300, c.leafPale, { rx: 6 }),
    path('M110 330C170 270 250 330 360 262V396H110Z', c.leafLight),
    stroke('M110 96H360V396H110ZM235 96V396M110 246H360', c.white, 14),
    cabinet(),
    rect(470, 640, 620, 24, '#96603b', { rx: 6 }),
    rect(496, 664, 24, 176, '#7d4a2c'),
    rect(1040, 664, 24, 176, '#7d4a2c'),
    rect(660, 250, 420, 296, c.ink, { rx: 16 }),
    rect(676, 266, 388, 264, c.leafPale, { rx: 8 }),
    rect(846, 546, 46, 80, c.ink),
    rect(780, 624, 180, 18, c.ink, { rx: 8 }),
    circle([880, 384], 84, c.leaf),
    path('M830 446L806 494L868 464Z', c.leaf),
    ...range(3, (i) => circle([850 + i * 30, 384], 10, c.leafPale)),
    rect(710, 300, 66, 15, c.leafLight, { rx: 7 }) + rect(710, 328, 44, 15, c.leafLight, { rx: 7 }),
    rect(988, 472, 50, 15, c.moss, { rx: 7 }),
    plant([180, 830], 190),
    shadow([470, 852], 190, 15),
    chair([392, 850], 190, c.indigoDeep),
    person({
      at: [410, 852],
      height: 520,
      look: { ...cast.greenSaree, main: c.clay, shade: c.clayDeep, border: c.marigold, blouse: c.forest },
      pose: { ...sit, view: 'away', hip: [-2, -27], nod: -2, hands: { near: [26, -43], far: [30, -44] } },
    }),
    rect(536, 628, 130, 12, c.deep, { rx: 5 }),
    cup([1016, 644], 52),
  ].join('');
}
