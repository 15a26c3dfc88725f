import { cast } from '../kit/cast.mjs';
import { polar } from '../kit/geometry.mjs';
import { shadow } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { cup } from '../kit/room.mjs';
import { stand } from '../kit/skeleton.mjs';
import { circle, ellipse, limb, line, path, range, rect, ring } from '../kit/svg.mjs';

const hub = [600, 446];
const radius = 346;

/** One of the twelve segments, clockwise from the top. */
function segment(index, fill) {
  const start = -90 + index * 30;
  const [a, b] = [polar(hub, radius, start), polar(hub, radius, start + 30)];
  const [d, e] = [polar(hub, 118, start + 30), polar(hub, 118, start)];
  return path(
    `M${a.join(' ')}A${radius} ${radius} 0 0 1 ${b.join(' ')}L${d.join(' ')}A118 118 0 0 0 ${e.join(' ')}Z`,
    fill,
  );
}

/** Answers of a month, as dots that settle towards the rim. */
const dots = (index, colour) =>
  range(9, (i) =>
    circle(polar(hub, 176 + Math.floor(i / 3) * 54, -90 + index * 30 + 8 + (i % 3) * 7), 6.4, colour),
  ).join('');

function pin(index) {
  const foot = polar(hub, radius - 34, -90 + index * 30 + 15);
  const top = polar(hub, radius + 62, -90 + index * 30 + 15);
  return line([foot, top], c.ink, 7) + circle(top, 23, c.clay) + circle([top[0] - 7, top[1] - 7], 6, c.clayPale);
}

export default function picture() {
  const tones = [
    c.leaf,
    c.marigold,
    c.moss,
    c.paperShade,
    c.leaf,
    c.leafLight,
    c.marigold,
    c.moss,
    c.paperShade,
    c.leaf,
    c.leafLight,
    c.moss,
  ];
  const grip = polar(hub, radius - 46, 22);
  return [
    rect(0, 0, 1600, 900, c.paper),
    rect(0, 786, 1600, 114, '#eadfc6'),
    ellipse([610, 826], 400, 34, c.ink, { opacity: 0.13 }),
    limb([hub[0], hub[1]], [420, 818], 24, 30, '#7d5238'),
    limb([hub[0], hub[1]], [780, 818], 24, 30, '#6b4530'),
    rect(360, 802, 480, 28, '#5d3a22', { rx: 12 }),
    circle(hub, radius + 20, c.forest),
    ...tones.map((tone, i) => segment(i, tone)),
    ...range(12, (i) => line([polar(hub, 118, i * 30), polar(hub, radius, i * 30)], c.paper, 6)),
    ...[0, 2, 4, 5, 7, 9, 10, 11].map((i) => dots(i, i % 2 ? c.leafPale : c.leafMist)),
    ...[3, 8].map((i) => dots(i, c.earth)),
    circle(hub, 112, c.forest),
    ring(hub, 88, c.leafLight, 5, { 'stroke-dasharray': '3 20' }),
    circle(hub, 34, c.marigold),
    circle(hub, 13, c.deep),
    pin(1),
    pin(6),
    limb(grip, [1052, 540], 15, 12, '#7d5238'),
    circle(grip, 25, '#5d3a22'),
    shadow([1190, 838], 150, 14),
    person({
      at: [1190, 836],
      height: 520,
      mirror: true,
      look: cast.manager,
      pose: {
        ...stand,
        lean: 6,
        hands: { near: [27, -60], far: [33, -57] },
        feet: { near: [-8, -3], far: [9, -3] },
      },
    }),
    ...range(
      4,
      (i) =>
        rect(1330 + (i % 2) * 10, 806 - i * 24, 170 - i * 8, 22, [c.leaf, c.marigoldPale, c.pine, c.leafLight][i], {
          rx: 4,
        }) + rect(1344 + (i % 2) * 10, 812 - i * 24, 34, 9, c.paper, { rx: 3 }),
    ),
    cup([1420, 736], 62),
  ].join('');
}
