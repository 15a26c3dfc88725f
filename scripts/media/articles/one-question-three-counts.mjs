import { phone } from '../kit/device.mjs';
import { c, hairColour, skin } from '../kit/palette.mjs';
import { scatter, seeded } from '../kit/random.mjs';
import { circle, ellipse, g, path, range, rect, stroke } from '../kit/svg.mjs';

const rings = { small: [[430, 330], 178], middle: [[690, 490], 300], large: [[940, 450], 404] };
const inside =
  ([centre, radius], margin) =>
  ([x, y]) =>
    Math.hypot(x - centre[0], y - centre[1]) < radius - margin;

/** A woman sitting cross-legged, from straight above: knees, shoulders under the saree, hair, hands in the lap. */
function woman([x, y], turn, [main, shade, border], size = 1) {
  return g(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    path('M-38 14C-38 -4 -22 -20 0 -20S38 -4 38 14C38 28 22 32 0 32S-38 28 -38 14Z', c.ink, {
      opacity: 0.15,
      transform: 'translate(4 6)',
    }),
    path('M-38 14C-40 0 -24 -12 0 -12S40 0 38 14C36 28 18 32 0 28S-36 28 -38 14Z', shade),
    stroke('M-26 20Q0 30 26 20', border, 3),
    path('M-25 -8C-25 -20 25 -20 25 -8C26 4 18 12 0 12S-26 4 -25 -8Z', main),
    stroke('M-20 -15C-8 -2 6 6 18 8', border, 3.4),
    ellipse([-6, 19], 6, 4.6, skin.teak.lit),
    ellipse([6, 19], 6, 4.6, skin.teak.lit),
    ellipse([0, 7], 6.6, 5, skin.teak.lit),
    circle([0, -2], 11, hairColour.black),
    circle([0, -14], 5.4, hairColour.black),
  );
}

const chalk = ([centre, radius], random) =>
  range(3, (i) => {
    const points = range(60, (k) => {
      const angle = (k / 60) * Math.PI * 2;
      const reach = radius + random.around(0, 2.4) + (i - 1) * 3;
      return [centre[0] + Math.cos(angle) * reach, centre[1] + Math.sin(angle) * reach];
    });
    return stroke(
      `M${points.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}Z`,
      c.white,
      i === 1 ? 5 : 2.2,
      { opacity: i === 1 ? 0.95 : 0.5 },
    );
  }).join('');

const mat = (x, y, turn, fill, edge) =>
  g(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(-58, -38, 120, 80, c.ink, { opacity: 0.12, rx: 4 }),
    rect(-62, -42, 120, 80, fill, { rx: 4 }),
    ...range(5, (i) => rect(-62 + 8 + i * 24, -42, 9, 80, edge)),
  );

export default function picture() {
  const random = seeded(27);
  const tones = [
    [c.leaf, c.pine, c.marigold],
    [c.moss, c.leaf, c.marigoldPale],
    [c.leafLight, c.moss, c.clay],
    [c.pine, c.forest, c.marigold],
    [c.leafMist, c.leafLight, c.clay],
    [c.teal, c.tealDeep, c.marigoldPale],
  ];
  const places = scatter(random, {
    count: 46,
    x: [270, 1330],
    y: [70, 830],
    gap: 84,
    allowed: (p) =>
      (inside(rings.large, 56)(p) || inside(rings.middle, 52)(p) || inside(rings.small, 50)(p)) &&
      Math.abs(Math.hypot(p[0] - 690, p[1] - 490) - 300) > 40 &&
      Math.abs(Math.hypot(p[0] - 430, p[1] - 330) - 178) > 38,
  });
  return [
    rect(0, 0, 1600, 900, '#dcc096'),
    ...scatter(random, { count: 90, x: [0, 1600], y: [0, 900], gap: 60 }).map((spot) =>
      ellipse(spot, random.between(3, 26), random.between(2, 9), '#d0b183'),
    ),
    circle(...rings.large, '#e4cda6'),
    circle(...rings.middle, c.marigold, { opacity: 0.34 }),
    circle(...rings.small, '#f0e0bf', { opacity: 0.55 }),
    ...Object.values(rings).map((ring) => chalk(ring, random)),
    ...places.map((spot) => woman(spot, random.between(0, 360), random.pick(tones), 0.94)),
    mat(120, 160, 14, c.clayPale, '#dba98a'),
    mat(200, 720, -18, c.leafMist, c.leafLight),
    mat(1466, 130, 22, c.marigoldPale, '#eccb7d'),
    mat(1460, 430, -8, c.leafMist, c.leafLight),
    mat(1448, 746, 12, c.clayPale, '#dba98a'),
    phone(50, 92, '', { at: [1430, 704], turn: 18, body: c.ink, screen: c.forest }),
  ].join('');
}
