import { cast } from '../kit/cast.mjs';
import { inHand, tick } from '../kit/device.mjs';
import { land, shadow, sky } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { walk } from '../kit/skeleton.mjs';
import { circle, path, pts, stroke } from '../kit/svg.mjs';
import { roundTree } from '../kit/trees.mjs';
import { flag, house, hut } from '../kit/village.mjs';

const walls = [c.paperShade, c.clayPale, '#dfe8d4', c.marigoldPale];
const roofs = [
  [c.clay, c.clayDeep],
  [c.leaf, c.pine],
  [c.clay, c.clayDeep],
  [c.teal, c.tealDeep],
];

/** Houses along the path, in the order of the walk: x, foot, width, counted or not. */
const homes = [
  [120, 590, 150, true],
  [330, 540, 128, true],

  [560, 520, 112, true],
  [760, 556, 124, true],
  [236, 800, 210, true],
  [926, 512, 104, true],
  [1046, 588, 132, true],
  [1330, 604, 150, false],
];

function home([x, y, width, counted], i) {
  const [roof, tile] = roofs[i % 4];
  const wall = walls[i % 4];
  const top = y - width * (i % 3 === 1 ? 1.2 : 1.16);
  return [
    shadow([x, y + 2], width * 0.62, width * 0.06, c.night, 0.3),
    i % 3 === 1
      ? hut([x, y], width * 1.1, { wall, roof, shade: tile })
      : house([x, y], width, { wall, shade: '#d5c9ae', roof, tile }),
    circle([x, top - 4], 27, c.paper) + circle([x, top - 4], counted ? 22 : 0, c.leaf),
    counted
      ? tick([x, top - 3], 21, c.white, 5.5)
      : circle([x, top - 4], 20, 'none', { stroke: c.sand, 'stroke-width': 4 }),
  ].join('');
}

export default function picture() {
  const back = homes.map((entry, i) => [entry, i]).filter(([entry]) => entry[1] < 760);
  const front = homes.map((entry, i) => [entry, i]).filter(([entry]) => entry[1] >= 760);
  return [
    sky(c.paper, '#f6ead0', 520),
    circle([420, 190], 58, c.marigoldPale),
    land(pts('0 350, 260 270, 560 350, 860 250, 1180 330, 1420 230, 1600 280'), '#9cc6ab'),
    land(pts('0 430, 320 350, 700 424, 1020 340, 1300 400, 1600 316'), '#3f7d5c'),
    stroke('M1404 452C1420 420 1500 424 1488 396S1540 360 1600 352', c.paper, 11),
    person({ at: [1448, 424], height: 62, look: cast.healthWorker, pose: walk }),
    person({ at: [1416, 434], height: 64, look: { ...cast.surveyor, wrap: undefined }, pose: walk }),
    land(pts('0 500, 240 444, 600 480, 940 440, 1240 490, 1390 446, 1600 470'), '#235b42'),
    land(pts('0 560, 400 500, 800 540, 1200 520, 1600 560'), c.forest),
    ...pts('40 556 110, 430 520 92, 660 528 76, 1200 548 96, 1510 560 130, 1560 564 96').map(([x, y, h]) =>
      roundTree([x, y], h, { lit: c.leaf, dark: '#1f5b40', stem: '#5a3a25' }),
    ),
    ...back.map(([entry, i]) => home(entry, i)),
    path(
      'M-20 800C120 690 300 676 470 690C660 706 690 640 860 646C1000 652 1060 700 1240 690C1330 684 1390 660 1440 634L1470 640C1430 690 1360 736 1240 748C1060 764 1010 716 880 716C760 716 720 790 520 790C360 790 220 790 60 930L-20 930Z',
      '#f3e6c8',
    ),
    path(
      'M60 930C220 790 360 790 520 790C720 790 760 716 880 716C1010 716 1060 764 1240 748C1360 736 1430 690 1470 640L1484 648C1440 720 1360 760 1240 766C1060 782 1010 736 880 736C780 736 740 812 540 812C380 812 260 812 100 930Z',
      '#d9c08d',
    ),
    flag([1462, 650], 132),
    ...front.map(([entry, i]) => home(entry, i)),
    shadow([1180, 738], 96, 12, c.ink, 0.2),
    person({
      at: [1170, 736],
      height: 330,
      look: cast.enumerator,
      pose: { ...walk, nod: 4, hands: { near: [15, -56], far: [-9, -44] } },
      holds: inHand({ width: 12, height: 15, turn: 24 }),
    }),
  ].join('');
}
