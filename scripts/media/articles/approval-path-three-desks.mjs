import { cast } from '../kit/cast.mjs';
import { inHand } from '../kit/device.mjs';
import { bezier } from '../kit/geometry.mjs';
import { land, shadow, sky, tuft } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { card } from '../kit/paper.mjs';
import { person } from '../kit/person.mjs';
import { chair } from '../kit/room.mjs';
import { sit, stand } from '../kit/skeleton.mjs';
import { ellipse, line, path, poly, pts, range, rect, stroke } from '../kit/svg.mjs';
import { roundTree, shadeTree } from '../kit/trees.mjs';
import { mast } from '../kit/village.mjs';

const legs = [pts('250 742, 420 850, 560 640, 742 690'), pts('742 690, 900 740, 1000 600, 1240 676')];

/** The crop plot at the left: rows of tufts, nearer ones larger. */
const plot = () =>
  path('M-20 640L250 590L420 612L160 720L-20 750Z', '#6b4a2e') +
  range(5, (row) =>
    range(7, (i) => {
      const t = i / 6;
      return tuft(
        [4 + row * 74 + (1 - t) * -40 + t * 30 - row * 4, 616 + t * 96 - row * 15],
        20 + t * 16,
        c.moss,
        c.leaf,
      );
    }),
  )
    .flat()
    .join('');

function office() {
  return [
    rect(1210, 398, 22, 312, '#7d5238'),
    rect(1532, 398, 22, 312, '#7d5238'),
    rect(1232, 430, 300, 270, '#efe3c8'),
    rect(1232, 430, 300, 30, '#d9c9a4'),
    rect(1270, 488, 96, 78, c.leafMist, { rx: 4 }),
    poly(pts('1160 414, 1240 318, 1524 318, 1604 414'), c.clay),
    ...range(9, (i) =>
      line(
        [
          [1250 + i * 33, 322],
          [1178 + i * 51, 410],
        ],
        c.clayDeep,
        4,
        { opacity: 0.5 },
      ),
    ),
    rect(1160, 408, 444, 13, c.clayDeep),
  ].join('');
}

export default function picture() {
  const trail = legs.map(([a, b, d, e]) => `M${a.join(' ')}C${b.join(' ')} ${d.join(' ')} ${e.join(' ')}`).join('');
  const sheets = legs.flatMap((leg, k) =>
    range(4, (i) => {
      const [x, y] = bezier(leg, 0.2 + i * 0.19);
      return card([x, y - 30 - (i % 2) * 8], 46, {
        height: 58,
        turn: -10 + i * 8,
        fill: k ? c.leafLight : c.white,
        lines: 3,
      });
    }),
  );
  return [
    sky(c.paper, '#f5ebd0', 460),
    ellipse([620, 220], 62, 62, c.marigoldPale),
    land(pts('0 420, 260 350, 560 404, 860 330, 1180 396, 1600 330'), '#b5d8bd'),
    mast([1064, 372], 124, '#86ad95', 2.4),
    land(pts('0 480, 300 430, 700 470, 1060 420, 1600 450'), '#8fc3a0'),
    ...pts('520 470 70, 566 474 54, 1130 450 76').map(([x, y, h]) => roundTree([x, y], h)),
    land(pts('0 560, 400 520, 900 548, 1300 520, 1600 540'), c.leaf),
    land(pts('0 770, 300 800, 800 770, 1200 800, 1600 770'), c.pine),
    stroke('M-40 600C200 540 420 600 640 570S1100 600 1640 560', '#3f9c69', 8),
    plot(),
    stroke(trail, '#d9c48f', 60) + stroke(trail, '#f1e3bd', 46),
    shadeTree([780, 660], 450, { lit: '#256b49', dark: c.forest, stem: '#6b4530' }),
    office(),
    shadow([250, 774], 80, 10, c.night, 0.3),
    person({
      at: [246, 772],
      height: 300,
      look: cast.enumerator,
      pose: { ...stand, nod: 10, hands: { near: [14, -57], far: [18, -60] } },
      holds: inHand({ turn: 20, width: 8, height: 14 }),
    }),
    ellipse([716, 742], 92, 14, c.night, { opacity: 0.3 }),
    rect(640, 692, 130, 16, '#a9713f', { rx: 5 }) +
      rect(652, 708, 13, 40, '#7d4a2c') +
      rect(746, 708, 13, 40, '#7d4a2c'),
    person({
      at: [706, 752],
      height: 288,
      look: cast.treasurer,
      pose: { ...sit, hip: [0, -24], nod: 8, hands: { near: [17, -46], far: [20, -44] } },
      holds: inHand({ turn: 20, width: 8, height: 14 }),
    }),
    shadow([1400, 752], 190, 12, c.night, 0.3),
    chair([1466, 752], 128, c.deep),
    person({
      at: [1456, 754],
      height: 300,
      mirror: true,
      look: { ...cast.colleague, main: c.teal, shade: c.tealDeep, vest: undefined },
      pose: { ...sit, hip: [0, -26], nod: 6, hands: { near: [22, -37], far: [25, -38] } },
    }),
    rect(1268, 640, 150, 14, '#a9713f', { rx: 4 }) +
      rect(1282, 654, 13, 100, '#7d4a2c') +
      rect(1392, 654, 13, 100, '#7d4a2c'),
    rect(1288, 626, 70, 14, c.leafLight, { rx: 2 }) + rect(1292, 614, 62, 12, c.white, { rx: 2 }),
    ...sheets,
    stroke('M660 560C600 430 400 430 330 540', c.marigold, 11) + stroke('M370 524L326 546L330 498', c.marigold, 11),
    card([496, 452], 58, { height: 70, turn: -6, fill: c.marigoldPale, edge: c.marigold }),
  ].join('');
}
