import { bubble } from '../kit/bubble.mjs';
import { cast } from '../kit/cast.mjs';
import { inHand } from '../kit/device.mjs';
import { shadow } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { sit } from '../kit/skeleton.mjs';
import { ellipse, line, path, poly, pts, range, rect } from '../kit/svg.mjs';
import { shadeTree } from '../kit/trees.mjs';

/** A low school: a tiled roof over a veranda, an open door, a step along its whole length. */
function school() {
  return [
    rect(196, 470, 1208, 290, '#efe3c8'),
    rect(196, 470, 1208, 34, '#d9c9a4'),
    rect(196, 640, 1208, 120, c.teal, { opacity: 0.22 }),
    rect(712, 520, 176, 240, c.deep),
    path('M712 520L640 540V776L712 760Z', c.leaf),
    path('M888 520L960 540V776L888 760Z', c.pine),
    rect(730, 690, 140, 70, '#1d4a38'),
    ...[300, 1124].map(
      (x) =>
        rect(x, 534, 150, 92, c.pine, { rx: 4 }) +
        range(4, (i) =>
          line(
            [
              [x + 30 + i * 30, 538],
              [x + 30 + i * 30, 622],
            ],
            '#efe3c8',
            5,
          ),
        ).join(''),
    ),
    poly(pts('130 486, 230 408, 1370 408, 1470 486'), c.clay),
    ...range(23, (i) =>
      line(
        [
          [240 + i * 51, 412],
          [156 + i * 58.4, 482],
        ],
        c.clayDeep,
        4,
        { opacity: 0.55 },
      ),
    ),
    rect(130, 482, 1340, 13, c.clayDeep),
    ...[236, 560, 1024, 1348].map((x) => rect(x, 495, 20, 265, c.white)),
    rect(150, 752, 1300, 66, '#d3c094'),
    rect(150, 752, 1300, 14, '#e6d7b3'),
  ].join('');
}

export default function picture() {
  const speech = [
    [[300, 226], 210, 128, { shape: 'round', fill: c.leafLight, bumps: 3, tail: [60, 92] }],
    [[520, 118], 214, 122, { shape: 'box', fill: c.forest, ink: c.leafLight, bumps: 6, tail: [44, 92] }],
    [[728, 240], 190, 116, { shape: 'six', fill: c.leafMist, bumps: 2, tail: [10, 88] }],
    [[890, 104], 204, 120, { shape: 'cloud', fill: c.moss, ink: c.deep, bumps: 4, tail: [-26, 88] }],
    [[1096, 230], 218, 122, { shape: 'leaf', fill: c.marigold, ink: c.deep, bumps: 5, tail: [-50, 92] }],
    [[1316, 130], 206, 118, { shape: 'pill', fill: c.leaf, ink: c.leafPale, bumps: 3, tail: [-64, 92] }],
  ];
  const seat = { ...sit, hip: [0, -27] };
  return [
    rect(0, 0, 1600, 900, c.paper),
    ellipse([800, 760], 1000, 330, '#e7efdc'),
    shadeTree([1500, 800], 560, { lit: c.leaf, dark: c.pine, stem: '#7d5238' }),
    school(),
    rect(0, 812, 1600, 88, '#e2d2a8'),
    shadow([800, 870], 430, 16, c.ink, 0.12),
    ...speech.map(([at, w, h, more]) => bubble(at, w, h, more)),
    person({
      at: [560, 868],
      height: 296,
      look: { ...cast.girl, main: c.marigoldPale, shade: c.marigold, border: c.clay },
      pose: {
        ...seat,
        hip: [0, -38],
        view: 'half',
        feet: { near: [17, -8], far: [22, -8] },
        hands: { near: [16, -44], far: [18, -45] },
      },
    }),
    person({
      at: [640, 868],
      height: 400,
      look: cast.mother,
      pose: { ...seat, hip: [0, -28.5], view: 'half', hands: { near: [17, -39], far: [24, -52] } },
    }),
    person({
      at: [960, 868],
      height: 400,
      mirror: true,
      look: cast.surveyor,
      pose: { ...seat, hip: [0, -28.5], view: 'half', hands: { near: [29, -57], far: [31, -48] } },
      holds: inHand({ width: 20, height: 15, turn: -6 }),
    }),
  ].join('');
}
