import { cast } from '../kit/cast.mjs';
import { birds, land, shadow } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { sitGround } from '../kit/skeleton.mjs';
import { circle, cut, ellipse, g, glow, gradient, line, path, poly, pts, range, rect, stroke } from '../kit/svg.mjs';
import { longHouse } from '../kit/village.mjs';

/** A broad tree that leans over the scene from the right. */
function tree() {
  const heads = pts(
    '900 150 130, 1060 90 170, 1250 70 190, 1450 110 190, 1580 200 170, 1000 240 110, 1180 230 130, 1380 270 140',
  );
  return [
    path(
      'M1330 770C1370 640 1350 480 1320 330L1440 330C1436 480 1450 640 1510 772C1450 786 1390 786 1330 770Z',
      '#6b4530',
    ),
    path('M1420 782C1430 640 1416 480 1400 330H1440C1436 480 1450 640 1510 772C1480 780 1450 784 1420 782Z', '#55372a'),
    stroke('M1350 460C1280 400 1220 360 1140 300', '#6b4530', 26),
    cut(
      heads.map(([x, y, r]) => circle([x, y], r, '#000')).join(''),
      rect(700, -150, 1100, 700, c.forest),
      ...heads.map(([x, y, r]) => circle([x - 26, y - 34], r * 0.92, c.pine)),
      ...heads.slice(1, 5).map(([x, y, r]) => circle([x - 44, y - 84], r * 0.76, c.leaf)),
    ),
  ].join('');
}

/** A striped mat in perspective. */
const mat = () => {
  const corner = (u, v) => [520 + u * 620 - v * 80 + u * v * 160, 742 + v * 112];
  const band = (a, b, fill) => poly([corner(a, 0), corner(b, 0), corner(b, 1), corner(a, 1)], fill);
  return (
    range(12, (i) => band(i / 12, (i + 1) / 12, [c.clay, c.marigoldPale, c.leafLight, c.marigoldPale][i % 4])).join(
      '',
    ) +
    poly([corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)], 'none', {
      stroke: c.clayDeep,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    })
  );
};

const paperCard = (x, y, w, h, skew, content) =>
  g(
    `translate(${x} ${y}) skewX(${skew})`,
    rect(-w / 2 + 5, -h / 2 + 6, w, h, c.ink, { opacity: 0.18, rx: 4 }),
    rect(-w / 2, -h / 2, w, h, c.white, { rx: 4 }),
    content,
  );

export default function picture() {
  const dusk = gradient(['#f7f1e2', '#f6e2b4', '#f1c98a']);
  return [
    dusk.define,
    rect(0, 0, 1600, 900, dusk.fill),
    circle([560, 560], 74, '#f2b04d'),
    land(pts('0 590, 220 540, 520 586, 860 530, 1200 580, 1600 530'), '#c9bf8a', 700),
    land(pts('0 640, 400 600, 800 640, 1200 604, 1600 640'), '#8eaa79', 720),
    glow([232, 590], 190, c.marigold, 0.5),
    longHouse([232, 650], 300, {
      wall: '#7d7254',
      shade: '#6b6147',
      roof: '#5d3a2a',
      pillar: '#8d8262',
      door: '#3a3020',
      bays: 3,
    }),
    rect(128, 578, 38, 32, c.marigold, { rx: 3 }) + line(pts('147 578, 147 610'), '#5d4a20', 3),
    rect(298, 578, 38, 32, '#f3c75c', { rx: 3 }) + line(pts('317 578, 317 610'), '#5d4a20', 3),
    rect(0, 660, 1600, 240, '#5e8a62'),
    path('M0 660C400 640 900 680 1600 650V720C1000 740 500 700 0 730Z', '#7fa373'),
    ellipse([1080, 806], 620, 96, '#2f6448', { opacity: 0.75 }),
    birds(pts('330 210, 384 180, 430 226'), '#7d5238'),
    tree(),
    mat(),
    shadow([640, 800], 110, 14),
    shadow([1020, 806], 90, 12),
    person({
      at: [646, 812],
      height: 470,
      look: cast.surveyor,
      pose: { ...sitGround, nod: 8, hands: { near: [17, -17], far: [25, -15] } },
    }),
    person({
      at: [1020, 812],
      height: 360,
      mirror: true,
      look: { ...cast.boy, main: c.white, shade: c.sand },
      pose: { ...sitGround, nod: 12, hands: { near: [12, -14], far: [23, -14] } },
    }),
    paperCard(
      838,
      800,
      120,
      64,
      -16,
      g('', ...range(3, (i) => stroke(`M-44 ${-18 + i * 17}q8 -9 16 0t16 0t16 0t16 0`, c.forest, 4.4))),
    ),
    paperCard(
      768,
      846,
      84,
      42,
      -16,
      path('M-26 12L-8 -12L6 6L14 -4L28 12Z', c.leaf) + circle([20, -10], 5, c.marigold),
    ),
    paperCard(936, 848, 84, 42, -16, circle([0, 2], 13, c.clay) + stroke('M0 -10q4 -8 10 -8', c.leaf, 4)),
  ].join('');
}
