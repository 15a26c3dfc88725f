import { goat } from '../kit/animals.mjs';
import { cast } from '../kit/cast.mjs';
import { cloud, grass, land, shadow } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { seeded } from '../kit/random.mjs';
import { kneel } from '../kit/skeleton.mjs';
import { circle, curve, cut, line, path, poly, pts, range, rect, stroke } from '../kit/svg.mjs';
import { magnifier } from '../kit/things.mjs';
import { roundTree } from '../kit/trees.mjs';

/** One plank in the shape of an arrow, lying flat, with its thickness below. */
function plank(x, fill, side) {
  const [top, bottom, middle] = [612, 690, 651];
  const shape = [
    [x, top],
    [x + 120, top],
    [x + 172, middle],
    [x + 108, bottom],
    [x - 12, bottom],
    [x + 46, middle],
  ];
  const front = [
    [x - 12, bottom],
    [x + 108, bottom],
    [x + 172, middle],
    [x + 172, middle + 20],
    [x + 108, bottom + 22],
    [x - 12, bottom + 22],
  ];
  return poly(front, side) + poly(shape, fill);
}

/** The bridge: two beams and five arrows, the second of them cracked. */
function bridge() {
  const planks = range(5, (i) =>
    i === 1 ? plank(420 + i * 158, c.marigold, c.marigoldDeep) : plank(420 + i * 158, c.leaf, c.forest),
  );
  return [
    rect(360, 706, 900, 22, '#5f3d27', { rx: 6 }),
    rect(430, 720, 20, 120, '#5f3d27'),
    rect(1150, 720, 20, 120, '#5f3d27'),
    ...planks,
    stroke('M636 612L654 636L638 650L664 668L652 690', c.deep, 7),
    stroke('M654 636L676 628M664 668L684 676', c.deep, 5),
  ].join('');
}

export default function picture() {
  const random = seeded(6);
  const glass = [702, 604];
  const lens = [
    circle(glass, 54, '#fbe9b9'),
    cut(
      circle(glass, 52, '#000'),
      poly(pts('600 606, 800 606, 800 680, 600 680'), c.marigold),
      stroke('M684 560L720 604L686 618L728 650L710 690', c.deep, 11),
      line(pts('720 604, 760 590'), c.deep, 8),
    ),
  ].join('');
  return [
    rect(0, 0, 1600, 900, c.paper),
    circle([1260, 250], 62, c.marigoldPale),
    cloud(pts('220 226 30, 274 206 46, 336 220 34'), 246, '#ebe3d0'),
    land(pts('0 560, 260 520, 560 556, 900 516, 1240 548, 1600 504'), c.leafMist, 760),
    ...pts('1400 566 120, 1476 570 86').map(([x, y, h]) => roundTree([x, y], h)),
    rect(330, 640, 960, 260, '#8fc4c0'),
    cut(
      rect(330, 640, 960, 260, '#000'),
      ...range(7, (i) =>
        curve(
          [
            [300, 760 + i * 24],
            [560, 750 + i * 24],
            [830, 766 + i * 24],
            [1100, 752 + i * 24],
            [1320, 764 + i * 24],
          ],
          i % 2 ? '#a9d6d0' : c.teal,
          4,
          { opacity: i % 2 ? 1 : 0.35 },
        ),
      ),
    ),
    path('M0 610C160 590 320 610 428 640C446 690 420 760 452 900H0Z', c.earth),
    path('M0 610C160 590 320 610 428 640L430 660C300 630 160 612 0 632Z', '#dcc9a0'),
    path('M1172 640C1280 606 1440 596 1600 606V900H1150C1186 780 1150 700 1172 640Z', c.leaf),
    path('M1172 640C1280 606 1440 596 1600 606V634C1440 620 1290 630 1170 668Z', c.moss),
    ...range(34, () =>
      grass(
        [random.between(1230, 1590), random.between(670, 880)],
        random.between(16, 30),
        random.pick([c.moss, c.leafLight, c.pine]),
      ),
    ),
    bridge(),
    shadow([214, 706], 110, 11),
    goat([214, 706], 140, { coat: '#dcc19a', shade: '#c2a276' }),
    goat([84, 752], 80, { horns: false, coat: '#e8d3b3', shade: '#cfb48b' }),
    goat([236, 812], 78, { horns: false, coat: '#8a5a3c', shade: '#6d452d' }),
    person({
      at: [520, 662],
      height: 400,
      look: cast.analyst,
      pose: { ...kneel, lean: 24, nod: 8, hands: { near: [26, -30], far: [16, -22] } },
    }),
    magnifier(glass, 54, 218, { rim: c.deep, handle: c.clay, inside: lens }),
  ].join('');
}
