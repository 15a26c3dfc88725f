import { cast } from '../kit/cast.mjs';
import { shadow } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { squat, stand } from '../kit/skeleton.mjs';
import { circle, g, line, path, poly, pts, range, rect, stroke } from '../kit/svg.mjs';
import { slenderTree } from '../kit/trees.mjs';

const ground = 770;
const eye = [326, 470];
const top = [1250, 92];
const level = [1250, 470];

/** A clinometer in figure units: a half disc with a sight. */
const clinometer = g(
  'translate(3 -2) rotate(-22)',
  path('M-6 0A7 7 0 0 0 8 0Z', c.deep),
  rect(-7, -2.6, 17, 2.6, c.clay, { rx: 1 }),
  line(pts('1 0, 1 5'), c.marigold, 0.9),
);

export default function picture() {
  const dash = { 'stroke-dasharray': '16 13' };
  const marks = range(13, (i) =>
    line(
      [
        [396 + i * 66, ground + 18],
        [396 + i * 66, ground + (i % 5 ? 26 : 34)],
      ],
      c.forest,
      3,
    ),
  );
  return [
    rect(0, 0, 1600, 900, '#f3efdf'),
    circle([1250, 430], 400, '#e6eeda'),
    circle([1250, 430], 290, '#d6e7d0'),
    poly([eye, top, level], c.marigoldPale, { opacity: 0.5 }),
    rect(0, ground, 1600, 130, c.leaf),
    rect(0, ground, 1600, 12, c.moss),
    path('M0 830C400 812 1100 846 1600 822V900H0Z', c.pine),
    shadow([1262, ground + 8], 130, 9, c.deep, 0.35),
    slenderTree([1250, ground + 6], 690, { lit: c.leaf, dark: c.pine, stem: '#7d5238' }),
    line([eye, top], c.marigold, 6, dash),
    line([eye, level], c.marigold, 6, dash),
    stroke('M486 470A160 160 0 0 0 474 409', c.clay, 7),
    circle(top, 13, c.marigold) + circle(top, 5.5, c.paper),
    circle(level, 10, c.marigold),
    line(
      [
        [300, ground + 14],
        [1228, ground + 14],
      ],
      c.paper,
      8,
    ),
    ...marks,
    shadow([262, ground + 10], 90, 9, c.deep, 0.35),
    person({
      at: [256, ground + 12],
      height: 348,
      look: cast.enumerator,
      pose: {
        ...stand,
        view: 'side',
        nod: -12,
        hands: { near: [15, -88], far: [15, -84] },
        bend: { nearArm: -1, farArm: -1 },
        feet: { near: [-6, -3], far: [6, -3] },
        hip: [0, -50],
      },
      holds: clinometer,
    }),
    shadow([1160, ground + 12], 100, 9, c.deep, 0.35),
    person({
      at: [1130, ground + 14],
      height: 348,
      look: { ...cast.officer, vest: undefined, main: c.teal, shade: c.tealDeep },
      pose: { ...squat, nod: -6, hands: { near: [24, -7], far: [27, -26] } },
    }),
  ].join('');
}
