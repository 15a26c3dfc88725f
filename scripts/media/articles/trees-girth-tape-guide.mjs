import { cast } from '../kit/cast.mjs';
import { cross } from '../kit/device.mjs';
import { finger, foreArm, place } from '../kit/hand.mjs';
import { c, skin } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { stand } from '../kit/skeleton.mjs';
import { blob, circle, cut, g, line, path, pts, range, rect, ring, stroke } from '../kit/svg.mjs';

const tape = (x, y, width, height) =>
  rect(x, y, width, height, c.marigold) +
  range(Math.floor(width / 17), (i) =>
    line(
      [
        [x + 10 + i * 17, y],
        [x + 10 + i * 17, y + (i % 5 ? height * 0.26 : height * 0.5)],
      ],
      '#7a4f06',
      3,
      { 'stroke-linecap': 'butt' },
    ),
  ).join('');

/** A stem with bark lines; its middle is x. */
function stem(x, top, bottom, width) {
  const shape = (fill) =>
    path(
      `M${x - width * 0.48} ${top}C${x - width * 0.54} ${top + 200} ${x - width * 0.46} ${bottom - 200} ${x - width * 0.56} ${bottom}H${x + width * 0.56}C${x + width * 0.48} ${bottom - 200} ${x + width * 0.52} ${top + 200} ${x + width * 0.48} ${top}Z`,
      fill,
    );
  const bark = range(16, (i) =>
    stroke(
      `M${x - width * 0.4 + ((i * 53) % 80) * width * 0.01} ${top + 20 + ((i * 137) % (bottom - top - 120))}q-8 34 2 70`,
      '#69442d',
      6,
    ),
  );
  return shape('#8a5f40') + cut(shape('#000'), rect(x + width * 0.12, top, width, bottom - top, '#75492f'), ...bark);
}

/** A fist closed round the tape, thumb on top; fingers point to the left. */
const fist = (tone, sleeve, elbow) =>
  [
    foreArm([96, 10], elbow, tone, { ...sleeve, width: 44 }),
    blob(pts('-6 -44, 40 -62, 100 -46, 130 6, 110 66, 44 72, -4 52'), tone.lit),
    ...range(4, (i) =>
      finger(
        [
          [58, 54 - i * 31],
          [6, 52 - i * 30],
          [-40 + (i % 3) * 6, 46 - i * 26],
        ],
        tone,
        31,
        false,
      ),
    ),
    finger(pts('84 -34, 28 -64, -34 -56'), tone, 33, true),
  ].join('');

export default function picture() {
  const hand = (tone, elbow) => fist(tone, { sleeve: c.leafLight, cuff: c.leaf, share: 0.26 }, elbow);
  return [
    rect(0, 0, 1600, 900, c.paper),
    rect(0, 0, 1066, 900, '#e4efdf'),
    rect(0, 810, 1066, 90, '#c7dcb4'),
    stem(640, 0, 900, 300),
    tape(462, 418, 356, 54),
    rect(462, 418, 356, 54, c.ink, { opacity: 0.06 }),
    tape(800, 418, 60, 54),
    place([838, 446], 1.12, 4, hand(skin.teak, [460, 200])),
    place([468, 446], 1.12, -4, hand(skin.teak, [470, -250]), true),
    person({
      at: [170, 846],
      height: 420,
      look: cast.surveyor,
      pose: { ...stand, view: 'front', hands: { near: [-10.5, -43.5], far: [10.5, -43.5] } },
    }),
    line(pts('70 518, 456 518'), c.forest, 5, { 'stroke-dasharray': '0.1 17' }),
    stroke('M92 846V530M80 544L92 526L104 544M80 832L92 848L104 832', c.forest, 4),
    rect(1066, 0, 534, 900, c.paper),
    rect(1066, 0, 8, 900, c.leafMist),
    circle([1334, 292], 190, '#8a5f40'),
    circle([1334, 292], 174, '#ecd3a6'),
    ...[146, 118, 88, 60, 34, 12].map((radius, i) => ring([1334 + i * 1.6, 292 + i], radius, '#cfa877', 6)),
    ring([1334, 292], 212, c.marigold, 15, {
      'stroke-dasharray': '1240 92',
      transform: 'rotate(-76 1334 292)',
    }),
    path('M1392 60L1414 94L1372 98Z', c.marigold, { transform: 'rotate(8 1394 82)' }),
    line(pts('1160 292, 1508 292'), c.leaf, 11),
    line(pts('1160 268, 1160 316'), c.leaf, 9) + line(pts('1508 268, 1508 316'), c.leaf, 9),
    rect(1148, 578, 372, 262, '#e8e2d2', { rx: 22 }),
    cut(
      rect(1148, 578, 372, 262, '#000', { rx: 22 }),
      stem(1334, 560, 860, 120),
      g(
        'rotate(17 1334 706)',
        path('M1258 688C1290 740 1376 748 1412 694L1412 724C1376 782 1290 772 1258 718Z', c.marigoldPale),
        stroke('M1258 688C1290 740 1376 748 1412 694', '#d9a63a', 4),
      ),
    ),
    circle([1474, 794], 44, c.clay),
    cross([1474, 794], 40, c.paper, 10),
  ].join('');
}
