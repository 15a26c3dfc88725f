import { arcs } from '../kit/device.mjs';
import { land } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { circle, g, glow, line, path, poly, pts, range, rect, stroke } from '../kit/svg.mjs';
import { roundTree } from '../kit/trees.mjs';
import { mast } from '../kit/village.mjs';

/** What stands in the rooms, on a floor line at y = 0 and about 150 wide. */
const bedIn =
  rect(-60, -34, 120, 14, c.white, { rx: 5 }) +
  rect(-60, -50, 30, 18, c.leafMist, { rx: 6 }) +
  rect(-20, -40, 80, 12, c.leaf, { rx: 4 }) +
  rect(-62, -62, 6, 62, '#8fa89a') +
  rect(56, -44, 6, 44, '#8fa89a') +
  rect(-62, -22, 124, 5, '#8fa89a');
const deskIn =
  rect(-56, -46, 112, 9, c.clay) +
  rect(-48, -38, 8, 38, c.clayDeep) +
  rect(40, -38, 8, 38, c.clayDeep) +
  rect(-20, -84, 50, 36, c.deep, { rx: 4 }) +
  rect(-15, -79, 40, 26, c.leafLight) +
  rect(-52, -54, 24, 8, c.white);
const shelfIn =
  range(
    3,
    (i) =>
      rect(-52, -30 - i * 34, 104, 6, c.clay) +
      range(5, (k) =>
        rect(
          -46 + k * 19,
          -30 - i * 34 - [22, 16, 24, 18, 20][(k + i) % 5],
          13,
          [22, 16, 24, 18, 20][(k + i) % 5],
          [c.leaf, c.white, c.teal, c.marigoldPale, c.leafLight][(k * 2 + i) % 5],
        ),
      ).join(''),
  ).join('') +
  rect(-56, -116, 6, 116, c.clayDeep) +
  rect(50, -116, 6, 116, c.clayDeep);
const scanIn =
  circle([-8, -54], 44, '#a8bdb0') +
  circle([-8, -54], 26, c.deep) +
  rect(-70, -38, 120, 13, c.white, { rx: 6 }) +
  rect(-60, -26, 100, 26, '#8fa89a');
const canteenIn =
  range(
    2,
    (i) =>
      rect(-64 + i * 74, -40, 54, 7, c.clayDeep) +
      rect(-40 + i * 74, -34, 6, 34, c.clayDeep) +
      rect(-54 + i * 74, -50, 11, 11, c.white, { rx: 3 }),
  ).join('') +
  line(pts('-10 -118, -10 -100'), c.clayDeep, 4) +
  path('M-28 -82C-28 -104 8 -104 8 -82Z', c.clay);

const things = { bed: bedIn, desk: deskIn, shelf: shelfIn, scan: scanIn, canteen: canteenIn };

/** Seven rooms a floor, with the stairs in the middle: what stands there, and bars of three. */
const floors = [
  [['bed', 2], ['bed', 1], ['shelf', 0], null, ['bed', 0], ['desk', 2], ['bed', 3]],
  [['desk', 1], ['bed', 0], ['bed', 0], null, ['shelf', 0], ['bed', 2], ['desk', 3]],
  [['shelf', 0], ['scan', 0], ['desk', 1], null, ['bed', 0], ['shelf', 2], ['canteen', 3]],
];

function room(x, floorY, entry) {
  if (!entry) return '';
  const [kind, bars] = entry;
  const warm = kind === 'canteen';
  return [
    rect(x + 5, floorY - 176, 152, 176, warm ? c.marigoldPale : bars ? '#eef3e4' : '#dfe5dc'),
    warm ? glow([x + 81, floorY - 84], 100, c.marigold, 0.75) : '',
    g(`translate(${x + 81} ${floorY}) scale(.92)`, things[kind]),
    rect(x + 100, floorY - 168, 48, 44, c.white, { rx: 8 }),
    g(
      `translate(${x + 108} ${floorY - 130})`,
      range(3, (i) =>
        rect(i * 12, -10 - i * 9, 8, 10 + i * 9, i < bars ? c.leaf : 'none', {
          rx: 2,
          stroke: i < bars ? c.leaf : '#9aa79d',
          'stroke-width': 2.4,
        }),
      ).join(''),
    ),
  ].join('');
}

function stairs(x, y) {
  return [
    rect(x + 5, y - 560, 152, 560, '#cfdccb'),
    ...range(3, (floor) => {
      const foot = y - floor * 192;
      const flip = floor % 2 ? -1 : 1;
      return (
        range(9, (i) => rect(x + 81 + flip * (-64 + i * 15) - 8, foot - 18 - i * 18, 16, 18, '#9db8a5')).join('') +
        line(
          [
            [x + 81 + flip * -66, foot - 62],
            [x + 81 + flip * 60, foot - 214],
          ],
          c.pine,
          4,
        )
      );
    }).slice(0, 3),
  ].join('');
}

export default function picture() {
  const left = 96;
  const rows = floors.map((rooms, level) =>
    rooms.map((entry, i) => room(left + i * 164, 296 + level * 192, entry)).join(''),
  );
  return [
    rect(0, 0, 1600, 900, c.paper),
    circle([1420, 150], 52, c.marigoldPale),
    land(pts('0 560, 300 500, 700 560, 1100 500, 1600 540'), c.leafPale, 720),
    land(pts('1180 640, 1400 580, 1600 620'), c.leafMist, 720),
    rect(0, 688, 1600, 212, '#d8c69c'),
    rect(0, 688, 1600, 9, c.moss),
    ...range(12, (i) => stroke(`M${40 + i * 140} ${760 + (i % 3) * 40}h44`, '#c8b386', 6)),
    rect(76, 100, 1186, 600, c.forest, { rx: 8 }),
    poly(pts('56 104, 96 70, 1242 70, 1282 104'), c.pine),
    rect(600, 30, 130, 44, c.pine),
    rect(645, 40, 40, 10, c.leafLight) + rect(660, 34, 10, 22, c.leafLight),
    ...rows,
    stairs(left + 3 * 164, 680),
    roundTree([1320, 694], 110),
    mast([1480, 692], 400, c.forest, 4.5),
    arcs([1480, 268], [48, 88, 128], c.marigold, 7, { turn: 180, spread: 36 }),
  ].join('');
}
