import { c } from '../kit/palette.mjs';
import { seeded } from '../kit/random.mjs';
import { circle, g, line, path, poly, pts, range, rect, ring, stroke } from '../kit/svg.mjs';

/** Signs of the five results: call, entry, certificate, trade, income. */
const signs = [
  path('M-34 -12H-16L22 -34V30L-16 10H-34Z', c.leafPale) +
    stroke('M-22 12L-14 34H-4L-8 14M34 -14C42 -6 42 4 34 12', c.leafPale, 7),
  rect(-24, -38, 48, 76, c.leafPale, { rx: 4 }) + rect(-16, -30, 32, 68, c.leaf) + circle([9, 4], 5, c.marigold),
  rect(-38, -30, 76, 52, c.leafPale, { rx: 5 }) +
    line(pts('-24 -14, 24 -14'), c.leaf, 6) +
    line(pts('-24 2, 4 2'), c.leaf, 6) +
    circle([24, 18], 14, c.marigold) +
    poly(pts('16 26, 32 26, 32 46, 24 38, 16 46'), c.marigold),
  stroke('M-24 28L12 -8', c.leafPale, 13) + stroke('M34 -18A19 19 0 1 1 14 -34', c.leafPale, 10),
  circle([0, 0], 34, c.leafPale) +
    circle([0, 0], 22, 'none', { stroke: c.leaf, 'stroke-width': 5 }) +
    ring([0, 0], 9, c.leaf, 5),
];

const xs = range(5, (i) => 190 + i * 305);

/** An arrow to the next box; the second one leaks. */
function arrow(i, random) {
  const [from, to] = [xs[i] + 96, xs[i + 1] - 100];
  const leak = i === 1;
  const colour = leak ? c.marigold : c.leafLight;
  const drops = leak
    ? range(15, (k) =>
        circle(
          [from + 12 + random.next() * (to - from - 40), 244 + k * 9 + random.around(0, 6)],
          6.4 - k * 0.26,
          c.marigold,
          { opacity: 1 - k * 0.04 },
        ),
      ).join('')
    : '';
  return (
    drops +
    line(
      [
        [from, 206],
        [to - 12, 206],
      ],
      colour,
      14,
    ) +
    poly(
      [
        [to - 26, 182],
        [to + 4, 206],
        [to - 26, 230],
      ],
      colour,
      { stroke: colour, 'stroke-width': 6, 'stroke-linejoin': 'round' },
    )
  );
}

/** The page: five sections with a heading and room for text, one small chart place each. */
function page() {
  return range(5, (i) => {
    const x = xs[i];
    return [
      rect(x - 118, 520, 236, 276, i % 2 ? '#f6f8f0' : c.white),
      rect(x - 92, 552, 130, 20, c.forest, { rx: 10 }),
      rect(x - 92, 596, 184, 84, c.leafPale, { rx: 8 }),
      [
        range(4, (k) =>
          rect(x - 76 + k * 42, 668 - [22, 36, 30, 52][k], 26, [22, 36, 30, 52][k], c.leafLight, { rx: 3 }),
        ).join(''),
        stroke(`M${x - 76} 660L${x - 30} 636L${x + 14} 646L${x + 76} 616`, c.leafLight, 6),
        range(12, (k) => circle([x - 70 + (k % 6) * 28, 624 + Math.floor(k / 6) * 28], 8, c.leafLight)).join(''),
        rect(x - 76, 620, 150, 14, c.leafLight, { rx: 7 }) + rect(x - 76, 646, 96, 14, c.leafMist, { rx: 7 }),
        ring([x, 638], 24, c.leafLight, 11),
      ][i],
      ...range(3, (k) =>
        line(
          [
            [x - 88, 710 + k * 26],
            [x + [88, 70, 20][k], 710 + k * 26],
          ],
          '#d5d2c2',
          8,
        ),
      ),
    ].join('');
  });
}

export default function picture() {
  const random = seeded(135);
  return [
    rect(0, 0, 1600, 900, c.paper),
    rect(0, 0, 1600, 372, '#e6efdf'),
    ...xs.map(
      (x) =>
        line(
          [
            [x, 296],
            [x, 552],
          ],
          c.leaf,
          4,
        ) + circle([x, 296], 9, c.leaf),
    ),
    rect(72, 512, 1476, 300, c.ink, { rx: 14, opacity: 0.12 }),
    rect(60, 498, 1480, 306, c.white, { rx: 14 }),
    rect(60, 498, 1480, 22, c.forest, { rx: 10 }),
    ...page(),
    ...range(4, (i) =>
      line(
        [
          [xs[i] + 152, 540],
          [xs[i] + 152, 786],
        ],
        '#e4dfcf',
        3,
        { 'stroke-dasharray': '6 9' },
      ),
    ),
    ...xs.map(
      (x) =>
        line(
          [
            [x, 480],
            [x, 540],
          ],
          c.leaf,
          4,
        ) + circle([x, 543], 9, c.leaf),
    ),
    ...range(4, (i) => arrow(i, random)),
    ...xs.map((x, i) =>
      g(
        `translate(${x} 206)`,
        rect(-88, -82, 184, 180, c.ink, { rx: 30, opacity: 0.13 }),
        rect(-92, -90, 184, 180, i === 1 || i === 3 ? c.leaf : c.forest, { rx: 30 }),
        g('scale(1.08)', signs[i]),
      ),
    ),
  ].join('');
}
