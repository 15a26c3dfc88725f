import { cast } from '../kit/cast.mjs';
import { arcs, inHand } from '../kit/device.mjs';
import { shadow } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { seeded } from '../kit/random.mjs';
import { sit } from '../kit/skeleton.mjs';
import { circle, cut, gradient, line, path, pts, range, rect, stroke } from '../kit/svg.mjs';
import { roundTree } from '../kit/trees.mjs';
import { bus } from '../kit/vehicle.mjs';
import { house, mast } from '../kit/village.mjs';

const shaded = { lit: '#1f5b40', dark: '#123a29', stem: c.night };
const lit = { lit: c.moss, dark: c.leaf, stem: '#7d5238' };
const ridge =
  'M520 900C560 700 640 560 700 470C752 392 800 250 884 176C930 140 966 176 1010 230C1120 350 1360 400 1640 424V900Z';

/** Terraces that step down the shaded slope, each with a lighter lip. */
function terraces() {
  const steps = range(7, (i) => {
    const y = 430 + i * 58;
    const left = 860 - i * 34;
    return (
      path(
        `M${left} ${y + 44}C${left + 180} ${y - 26} ${left + 460} ${y + 34} 1640 ${y - 26}V900H${left - 60}Z`,
        ['#235c43', '#1d5039', '#2a6a4c'][i % 3],
      ) + stroke(`M${left} ${y + 44}C${left + 180} ${y - 26} ${left + 460} ${y + 34} 1640 ${y - 26}`, '#3f8a63', 4)
    );
  });
  return cut(path(ridge, '#000'), ...steps);
}

export default function picture() {
  const random = seeded(46);
  const wash = gradient([c.paper, '#f8e9c6']);
  const slope = gradient([c.pine, c.deep], [0, 0, 1, 1]);
  return [
    wash.define,
    slope.define,
    rect(0, 0, 1600, 900, wash.fill),
    circle([470, 150], 46, c.marigoldPale),
    path('M0 560C180 470 360 500 520 430S760 300 860 300V900H0Z', c.leafMist),
    path('M0 660C200 600 420 620 620 560L760 900H0Z', c.leafLight),
    path('M0 776C240 706 440 716 640 700L700 900H0Z', c.moss),
    ...pts('60 664 90, 118 650 68, 520 600 84, 576 592 62').map(([x, y, h]) => roundTree([x, y], h, lit)),
    mast([300, 640], 300, c.forest, 4),
    arcs([300, 330], [96, 190, 290], c.marigold, 9, { turn: 8, spread: 30 }),
    path(ridge, slope.fill),
    path(
      'M884 176C930 140 966 176 1010 230C960 290 980 350 930 420C900 360 840 420 760 520C700 580 640 690 600 900H520C560 700 640 560 700 470C752 392 800 250 884 176Z',
      '#dfe9cf',
      { opacity: 0.9 },
    ),
    path(
      'M884 176C906 160 924 158 942 164C900 260 900 300 840 360C780 430 690 560 600 900H520C560 700 640 560 700 470C752 392 800 250 884 176Z',
      c.leafMist,
    ),
    terraces(),
    stroke('M-20 800C160 770 360 800 560 786', '#efe0bb', 42),
    stroke('M-20 800C160 770 360 800 560 786', '#d8c490', 4, { 'stroke-dasharray': '24 20' }),
    bus([232, 802], 176),
    ...pts('1130 496 92, 1240 462 80, 1470 520 104').map((spot) =>
      house([spot[0], spot[1]], spot[2], {
        wall: '#8fae98',
        shade: '#759781',
        roof: '#7d4a34',
        tile: '#633624',
        door: c.deep,
      }),
    ),
    ...pts('1060 540 96, 1350 500 110, 1560 520 90').map(([x, y, h]) => roundTree([x, y], h, shaded)),
    ...range(36, () => {
      const [x, y] = [random.between(900, 1590), random.between(560, 690)];
      return stroke(`M${x} ${y}v-13`, '#4a9a70', 3);
    }),
    path('M760 900C820 780 1100 740 1640 752V900Z', '#133d2c'),
    shadow([1150, 840], 330, 13, c.night, 0.5),
    rect(930, 732, 250, 108, '#56685a', { rx: 6 }),
    ...range(3, (row) =>
      range(4, (i) =>
        rect(936 + i * 62 - (row % 2) * 20 + 8, 740 + row * 34, 54, 28, row % 2 ? '#64786a' : '#6d8273', {
          rx: 6,
        }),
      ).join(''),
    ),
    line(pts('1238 770, 1480 770'), '#8a5c39', 15),
    ...[1250, 1470].map((x) => rect(x - 7, 740, 14, 100, '#7d5238')),
    ...range(9, (i) =>
      line(
        [
          [1254 + i * 24, 768],
          [1264 + i * 24, 784],
        ],
        '#d9c08d',
        4,
      ),
    ),
    person({
      at: [1046, 842],
      height: 388,
      look: cast.healthWorker,
      pose: { ...sit, view: 'half', hip: [0, -30], nod: 8, hands: { near: [17, -42], far: [22, -46] } },
      holds: inHand({ width: 13, height: 17, turn: 24 }),
    }),
    person({
      at: [1352, 842],
      height: 378,
      mirror: true,
      look: { ...cast.neighbour, belly: true },
      pose: { ...sit, view: 'half', hip: [0, -25], hands: { near: [15, -37], far: [12, -30] } },
    }),
  ].join('');
}
