import { bezier } from '../kit/geometry.mjs';
import { cast } from '../kit/cast.mjs';
import { land, shadow } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { seeded } from '../kit/random.mjs';
import { stand } from '../kit/skeleton.mjs';
import { circle, cut, ellipse, g, line, path, poly, pts, range, rect, stroke } from '../kit/svg.mjs';
import { coin } from '../kit/things.mjs';
import { roundTree } from '../kit/trees.mjs';
import { handPump, house, hut, longHouse } from '../kit/village.mjs';

/** The channels: a spine each, and how wide they run. */
const main = { d: pts('1010 -40, 1000 90, 800 140, 770 330'), width: 92 };
const branches = [
  { d: pts('770 330, 740 470, 470 470, 330 640'), width: 78 },
  { d: pts('770 330, 790 480, 850 560, 850 690'), width: 46 },
  { d: pts('770 330, 840 450, 1150 400, 1290 520'), width: 24 },
];
const spine = ([a, b, d, e]) => `M${a.join(' ')}C${b.join(' ')} ${d.join(' ')} ${e.join(' ')}`;

function coins(random, { d, width }, count, from = 0) {
  return range(count, (i) => {
    const [x, y] = bezier(d, from + ((1 - from) * (i + 0.5)) / count);
    return coin([x + random.around(0, width * 0.24), y], Math.max(9, Math.min(17, width * 0.24)));
  }).join('');
}

/** A strongbox with a clock on its door. */
const box = ([x, y]) =>
  g(
    `translate(${x} ${y})`,
    shadow([0, 4], 92, 14),
    poly(pts('-74 -118, -50 -146, 92 -146, 74 -118'), '#2a6a4d'),
    poly(pts('74 -118, 92 -146, 92 -26, 74 0'), c.deep),
    rect(-74, -118, 148, 118, c.forest, { rx: 4 }),
    rect(-60, -104, 120, 90, c.pine, { rx: 4 }),
    circle([0, -60], 34, c.paper),
    stroke('M0 -82V-60L16 -50', c.ink, 6),
    rect(44, -70, 9, 24, c.marigold, { rx: 4 }),
  );

/** A public building with a dome and columns. */
const dome = ([x, y]) =>
  g(
    `translate(${x} ${y})`,
    shadow([0, 4], 140, 14),
    path('M-58 -118A58 62 0 0 1 58 -118Z', c.leafLight),
    path('M10 -178A58 62 0 0 1 58 -118H16Z', c.moss),
    line(pts('0 -180, 0 -206'), c.ink, 5),
    rect(-74, -122, 148, 16, c.paperShade),
    rect(-124, -106, 248, 94, c.white),
    rect(60, -106, 64, 94, c.paperShade),
    ...range(7, (i) => rect(-112 + i * 34, -94, 13, 76, c.sand)),
    rect(-20, -70, 40, 58, c.deep),
    rect(-138, -14, 276, 14, c.earth),
  );

export default function picture() {
  const random = seeded(31);
  const strip = (x, y, fill) =>
    poly(
      [
        [x, y],
        [x + 300, y - 74],
        [x + 560, y + 14],
        [x + 250, y + 104],
      ],
      fill,
      { stroke: '#eef0d6', 'stroke-width': 7, 'stroke-linejoin': 'round' },
    );
  const fields = pts(
    '-260 240, 60 130, 330 40, -160 470, 1060 180, 1300 300, 1120 640, 1010 830, 420 760, 460 260, -120 800, 1340 40, 860 560',
  );
  return [
    rect(0, 0, 1600, 900, '#cfe3c0'),
    ...fields.map(([x, y], i) => strip(x, y, ['#b5d8b6', '#9ccba4', '#dbe3b4', '#88bf95'][i % 4])),
    land(pts('0 70, 220 30, 500 60, 700 10'), '#9ccba4', -40),
    ...[main, ...branches].map(({ d, width }) => stroke(spine(d), '#e9dcb8', width + 26)),
    ...[main, ...branches].map(({ d, width }) => stroke(spine(d), c.pine, width + 4)),
    ...[main, ...branches].map(({ d, width }) => stroke(spine(d), '#2a6a4d', width - 8)),
    coins(random, main, 26) +
      coins(random, branches[0], 30, 0.1) +
      coins(random, branches[1], 16, 0.16) +
      coins(random, branches[2], 20, 0.12),
    ellipse([290, 716], 330, 96, '#e8dcb5'),
    longHouse([190, 700], 270, { roof: c.clay, bays: 5 }),
    hut([398, 706], 128),
    house([96, 786], 128, { roof: c.leaf, tile: c.pine }),
    handPump([330, 790], 86),
    roundTree([474, 716], 128),
    ellipse([850, 790], 180, 52, '#e8dcb5'),
    box([850, 802]),
    ellipse([1370, 590], 250, 60, '#e8dcb5'),
    dome([1376, 592]),
    roundTree([1552, 600], 120),
    ...pts('620 96 96, 560 130 74, 1240 150 90, 1190 800 110, 1250 830 84').map(
      ([x, y, h]) => shadow([x + 16, y], h * 0.36, 8) + roundTree([x, y], h),
    ),
    shadow([914, 326], 40, 8),
    rect(908, 168, 12, 158, '#6b4530'),
    ...[
      [178, -1, c.white],
      [214, 1, c.paperShade],
      [250, 1, c.white],
    ].map(([y, side, fill]) =>
      poly(
        side < 0
          ? [
              [930, y],
              [840, y],
              [820, y + 14],
              [840, y + 28],
              [930, y + 28],
            ]
          : [
              [898, y],
              [1000, y],
              [1020, y + 14],
              [1000, y + 28],
              [898, y + 28],
            ],
        fill,
        { stroke: '#6b4530', 'stroke-width': 3 },
      ),
    ),
    cut(
      rect(0, 0, 1600, 900, '#000'),
      poly(pts('700 392, 664 440, 600 420, 640 372'), '#6b4530'),
      rect(616, 322, 11, 100, '#5d3a22'),
      rect(690, 330, 11, 96, '#5d3a22'),
      rect(606, 316, 104, 13, '#7d5238', { rx: 4 }),
    ),
    shadow([560, 398], 44, 8),
    person({
      at: [562, 398],
      height: 150,
      look: cast.farmer,
      pose: { ...stand, lean: 8, hands: { near: [30, -58], far: [34, -64] } },
    }),
  ].join('');
}
