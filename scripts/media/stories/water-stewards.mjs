import { cast } from '../kit/cast.mjs';
import { land, shadow, sky } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { stand } from '../kit/skeleton.mjs';
import { circle, cut, ellipse, line, path, pts, range, rect } from '../kit/svg.mjs';
import { roundTree } from '../kit/trees.mjs';
import { house, post } from '../kit/village.mjs';

const levels = [150, 138, 118, 96, 84, 102, 128, 146];

/** The village board: the fortnight's readings, one bar each. */
const board = [
  post([1060, 800], 420),
  post([1400, 800], 420),
  rect(1020, 360, 420, 270, c.forest, { rx: 10 }),
  rect(1036, 376, 388, 238, c.paper, { rx: 4 }),
  ...levels.map((high, i) => rect(1062 + i * 43, 590 - high, 28, high, i === 4 ? c.marigold : c.teal, { rx: 5 })),
  line(pts('1056 591, 1404 591'), c.forest, 4),
].join('');

/** A woman lowers a measuring line into the well; the water below is seen through its wall. */
export default function picture() {
  const shaft = rect(330, 690, 300, 190, '#000');
  return [
    sky('#e0efe9', '#f7ecd2', 620),
    land(pts('0 470, 340 400, 700 460, 1100 390, 1600 450'), '#b5d8bd'),
    land(pts('0 560, 420 520, 900 570, 1600 520'), '#9ccaab'),
    house([180, 610], 200),
    roundTree([660, 610], 210),
    house([840, 600], 150, { roof: c.clayPale, tile: c.clay, wall: c.white }),
    path('M0 640C400 610 1200 610 1600 640V900H0Z', '#d9bd8c'),
    rect(0, 800, 1600, 100, '#c4a26c'),
    shaft.replace('#000', '#5b4636'),
    cut(
      shaft,
      rect(330, 800, 300, 100, c.teal),
      ellipse([480, 800], 160, 16, c.tealPale),
      ...range(5, (i) => rect(330, 700 + i * 40, 300, 3, '#4a382b')),
    ),
    person({
      at: [290, 800],
      height: 440,
      look: cast.neighbour,
      pose: { ...stand, lean: 10, nod: 10, hands: { near: [26, -60], far: [34, -60] } },
    }),
    line(pts('446 536, 480 798'), c.white, 5),
    ...range(6, (i) => circle([451 + i * 5.6, 572 + i * 43], 7, i % 2 ? c.clay : c.white)),
    path('M306 640H654V706C600 724 360 724 306 706Z', c.clayPale),
    path('M306 640H654V660C600 676 360 676 306 660Z', '#cf9d78'),
    shadow([1230, 806], 260, 14),
    board,
    shadow([930, 812], 84, 13),
    person({
      at: [920, 810],
      height: 400,
      look: cast.girl,
      pose: { ...stand, nod: -6, hands: { near: [-8, -42], far: [26, -72] } },
    }),
  ].join('');
}
