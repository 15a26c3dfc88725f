import { cast } from '../kit/cast.mjs';
import { shadow } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { scatter, seeded } from '../kit/random.mjs';
import { stand } from '../kit/skeleton.mjs';
import { circle, ellipse, g, line, path, poly, pts, range, rect, stroke } from '../kit/svg.mjs';

const tones = [c.leafLight, c.white, c.leafMist, c.moss, c.clayPale, c.tealPale, c.white];
const forms = [
  (fill) => rect(-62, -24, 124, 48, fill, { rx: 8 }),
  (fill) => rect(-54, -24, 108, 48, fill, { rx: 24 }),
  (fill) =>
    poly(pts('-58 -26, 40 -26, 66 0, 40 26, -58 26'), fill, {
      stroke: fill,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
    }),
  (fill) => ellipse([0, 0], 60, 28, fill),
  (fill) =>
    poly(pts('-44 -26, 62 -26, 46 26, -60 26'), fill, {
      stroke: fill,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
    }),
];

/** A loose header: some shape, some width, an eyelet at its right end. */
function header([x, y], i, random) {
  const turn = random.around(0, 16);
  return g(
    `translate(${x} ${y}) rotate(${turn.toFixed(1)})`,
    g('translate(4 7)', forms[i % 5]('#bccfbd')),
    forms[i % 5](tones[i % 7]),
    line(
      [
        [-36, 0],
        [[14, -4, 20, 6][i % 4], 0],
      ],
      c.forest,
      7,
      { opacity: 0.6 },
    ),
    circle([40, 0], 6, c.forest),
  );
}

export default function picture() {
  const random = seeded(318);
  const tags = scatter(random, { count: 14, x: [110, 470], y: [90, 800], gap: 104 }).sort((a, b) => a[1] - b[1]);
  const slots = range(9, (i) => [1180, 136 + i * 78]);
  const target = [0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 8];
  const rerouted = new Set([4, 9]);
  const thread = ([x, y], [u, v], sag) => `M${x} ${y}C${x + 260} ${y + sag} ${u - 330} ${v - sag * 0.3} ${u} ${v}`;
  return [
    rect(0, 0, 1600, 900, '#dfeadd'),
    path('M0 740C500 700 1100 760 1600 720V900H0Z', '#cbdccb'),
    rect(1152, 70, 366, 742, c.night, { rx: 18, opacity: 0.12 }),
    rect(1140, 58, 366, 742, c.forest, { rx: 18 }),
    ...slots.map(
      ([x, y], i) =>
        rect(x, y - 27, 288, 54, i === 3 || i === 6 ? '#3f6f57' : c.leafPale, { rx: 10 }) +
        rect(
          x + 46,
          y - 6,
          [150, 110, 176, 96, 130, 160, 120, 84, 140][i],
          12,
          i === 3 || i === 6 ? c.leafLight : c.moss,
          { rx: 6 },
        ),
    ),
    ...tags.map(([x, y], i) =>
      stroke(thread([x + 40, y], slots[target[i]], 26), c.forest, 3, {
        'stroke-dasharray': '0.1 11',
        opacity: 0.45,
        transform: 'translate(0 -15)',
      }),
    ),
    ...tags.map(([x, y], i) =>
      stroke(
        thread([x + 40, y], slots[rerouted.has(i) ? target[i] + 1 : target[i]], 26),
        rerouted.has(i) ? c.marigold : c.leaf,
        rerouted.has(i) ? 8 : 5,
      ),
    ),
    ...slots.map(([x, y], i) =>
      circle([x, y], 11, i === 3 || i === 7 ? c.marigold : c.leafLight, {
        stroke: c.forest,
        'stroke-width': 5,
      }),
    ),
    ...tags.map((spot, i) => header(spot, i, random)),
    shadow([770, 868], 160, 16, c.ink, 0.18),
    person({
      at: [770, 870],
      height: 560,
      look: { ...cast.analyst, main: c.indigo, shade: c.indigoDeep },
      pose: {
        ...stand,
        view: 'back',
        nod: 4,
        hands: { near: [-24, -76], far: [27, -70] },
        bend: { nearArm: -1, farArm: 1 },
      },
    }),
  ].join('');
}
