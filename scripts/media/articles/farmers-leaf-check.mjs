import { phone } from '../kit/device.mjs';
import { bezier, mix } from '../kit/geometry.mjs';
import { wrap } from '../kit/grip.mjs';
import { place } from '../kit/hand.mjs';
import { c, skin } from '../kit/palette.mjs';
import { circle, curve, cut, ellipse, g, path, pts, range, rect, stroke } from '../kit/svg.mjs';
import { magnifier } from '../kit/things.mjs';

const outline =
  'M96 806C60 520 330 150 800 96C1180 54 1440 110 1540 60C1530 300 1360 640 960 770C640 874 330 830 96 806Z';
const holes = [
  'M560 300C610 270 650 300 640 340C660 380 610 400 580 376C540 380 530 320 560 300Z',
  'M930 560C970 530 1010 552 1002 592C1010 628 950 640 930 610C906 600 906 574 930 560Z',
];

/** The leaf: two halves in different light, a midrib and side veins. */
function leaf() {
  const rib = pts('60 840, 420 640, 900 410, 1540 60');
  const at = (t) =>
    t < 0.3
      ? mix(rib[0], rib[1], t / 0.3)
      : t < 0.65
        ? mix(rib[1], rib[2], (t - 0.3) / 0.35)
        : mix(rib[2], rib[3], (t - 0.65) / 0.35);
  const veins = range(10, (i) => {
    const [x, y] = at(0.1 + i * 0.082);
    const reach = 250 - Math.abs(i - 4) * 22;
    return (
      curve(
        [
          [x, y],
          [x + reach * 0.3, y - reach * 0.66],
          [x + reach * 0.9, y - reach * 1.3],
        ],
        c.leafLight,
        6,
      ) +
      curve(
        [
          [x, y],
          [x + reach * 0.8, y + reach * 0.1],
          [x + reach * 1.7, y + reach * 0.02],
        ],
        '#1f6b45',
        6,
      )
    );
  });
  return cut(
    path(outline, '#000'),
    rect(0, 0, 1600, 900, c.moss),
    path('M60 840L420 640L900 410L1540 60L1600 900L0 900Z', c.leaf),
    ...veins,
    stroke('M60 840C300 700 620 540 900 410S1400 150 1540 60', c.leafMist, 13),
    ...holes.map((hole) => path(hole, c.deep, { stroke: '#b9c56a', 'stroke-width': 9 })),
  );
}

/** An armyworm: rings along a line, one pale stripe, short legs. */
function caterpillar(points, size) {
  const body = range(9, (i) => bezier(points, i / 8));
  return [
    ...body.map(([x, y]) => stroke(`M${x - size * 0.3} ${y}l${-size * 0.1} ${size * 1.16}`, c.ink, size * 0.2)),
    ...body.map((spot, i) => circle(spot, size * (i === 8 ? 0.86 : 0.96), i % 2 ? c.deep : c.forest)),
    curve(
      body.map(([x, y]) => [x, y - size * 0.34]),
      '#c6d488',
      size * 0.18,
    ),
    circle(body[8], size * 0.84, '#5b3a20'),
    circle([body[8][0] + size * 0.3, body[8][1] - size * 0.14], size * 0.16, c.paper),
  ].join('');
}

function screen() {
  return [
    cut(
      rect(11, 11, 164, 330, '#000', { rx: 14 }),
      rect(0, 0, 200, 360, c.moss),
      path('M0 260L190 90V360H0Z', c.leaf),
      stroke('M0 260L190 90', c.leafMist, 6),
      g('translate(94 176) scale(.5)', caterpillar(pts('-72 34, -30 -76, 20 82, 76 -22'), 21)),
    ),
    ...pts('36 116 1 1, 150 116 -1 1, 36 232 1 -1, 150 232 -1 -1').map(([x, y, sx, sy]) =>
      stroke(`M${x} ${y + 28 * sy}V${y}H${x + 28 * sx}`, c.marigold, 7),
    ),
    circle([93, 308], 17, c.paper),
  ].join('');
}

export default function picture() {
  const hand = wrap(skin.teak, { sleeve: c.leafLight, cuff: c.pine, share: 0.42 }, { width: 186 });
  const lens = [372, 306];
  const spot = pts('594 454, 612 414, 640 478, 664 434');
  return [
    rect(0, 0, 1600, 900, c.forest),
    ellipse([1250, 860], 900, 420, c.deep),
    leaf(),
    caterpillar(spot, 9),
    ...range(7, (i) => circle([586 - i * 16, 430 - i * 9], 3.4, c.marigold)),
    magnifier(lens, 196, 152, {
      rim: c.ink,
      handle: c.clay,
      inside:
        circle(lens, 196, c.leafMist) +
        cut(
          circle(lens, 190, '#000'),
          path('M150 480L600 240V560H150Z', c.leafLight),
          stroke('M150 470L620 220', c.paper, 12),
          caterpillar(pts('268 366, 330 196, 400 420, 478 270'), 34),
        ),
    }),
    g(
      'translate(1130 470) rotate(9)',
      place([0, 110], 1, 0, hand.behind),
      phone(186, 352, screen()),
      place([0, 110], 1, 0, hand.front),
    ),
  ].join('');
}
