import { pinchEdge } from '../kit/grip.mjs';
import { place } from '../kit/hand.mjs';
import { shadow } from '../kit/land.mjs';
import { c, skin } from '../kit/palette.mjs';
import { card } from '../kit/paper.mjs';
import { seeded } from '../kit/random.mjs';
import { cut, ellipse, g, line, path, poly, pts, range, rect } from '../kit/svg.mjs';

const muted = [c.leafMist, c.leafLight, '#a9c9b0', '#c8dccb', c.moss];
const passing = { fill: c.white, edge: c.marigold, ink: c.earth };

/** The cards that are still in the sieve: a loose heap that narrows upwards. */
function heap(random) {
  const layers = pts('12 366 304, 11 350 264, 9 310 224, 7 260 186, 5 190 150, 3 110 112');
  return layers.flatMap(([count, reach, y]) =>
    range(count, (i) => {
      const x = 800 - reach / 1.1 + ((i + 0.5) / count) * reach * 1.82 + random.around(0, 14);
      const pass = random.chance(0.16);
      return card([x, y + random.around(0, 14)], 104, {
        turn: random.around(0, 32),
        ...(pass ? passing : { fill: random.pick(muted) }),
      });
    }),
  );
}

/** The empty table that the form has to fill: three rows of four. */
function emptyTable() {
  const lines = [
    ...range(4, (i) =>
      line(
        [
          [-150, -84 + i * 56],
          [150, -84 + i * 56],
        ],
        '#b7b39f',
        4,
      ),
    ),
    ...range(5, (i) =>
      line(
        [
          [-150 + i * 75, -84],
          [-150 + i * 75, 84],
        ],
        '#b7b39f',
        4,
      ),
    ),
  ];
  return g(
    'translate(1270 720) rotate(-7) skewX(-14) scale(1 .72)',
    rect(-196, -134, 400, 276, c.ink, { opacity: 0.12 }),
    rect(-204, -142, 400, 276, c.white),
    rect(-150, -84, 300, 56, c.leafPale),
    ...lines,
  );
}

export default function picture() {
  const random = seeded(142);
  const hand = pinchEdge(skin.walnut, {
    sleeve: c.leaf,
    cuff: c.marigold,
    share: 0.4,
    bangles: [c.marigold, c.clayPale],
  });
  const rim = { x: 800, y: 350, rx: 396, ry: 82 };
  const right = (part) => place([rim.x + rim.rx - 6, rim.y + 14], 1.05, -14, part);
  const left = (part) => place([rim.x - rim.rx + 6, rim.y + 14], 1.05, 14, part, true);
  const falling = pts('742 500 -18, 846 552 14, 778 606 24');
  return [
    rect(0, 0, 1600, 900, '#f2eee0'),
    rect(0, 640, 1600, 260, '#dcc9a2'),
    rect(0, 640, 1600, 7, '#c7b184'),
    emptyTable(),
    right(hand.behind),
    left(hand.behind),
    ellipse([rim.x, rim.y], rim.rx, rim.ry, '#8a5a34'),
    ellipse([rim.x, rim.y + 4], rim.rx - 18, rim.ry - 14, '#e8ddc2'),
    cut(
      ellipse([rim.x, rim.y + 4], rim.rx - 18, rim.ry - 14, '#000'),
      ...range(40, (i) =>
        line(
          [
            [400 + i * 20, 260],
            [400 + i * 20, 440],
          ],
          '#cbbb95',
          2,
        ),
      ),
      ...range(12, (i) =>
        line(
          [
            [400, 270 + i * 15],
            [1200, 270 + i * 15],
          ],
          '#cbbb95',
          2,
        ),
      ),
    ),
    ...heap(random),
    path(
      `M${rim.x - rim.rx} ${rim.y}C${rim.x - rim.rx} ${rim.y + 112} ${rim.x + rim.rx} ${rim.y + 112} ${rim.x + rim.rx} ${rim.y}V${rim.y + 62}C${rim.x + rim.rx} ${rim.y + 176} ${rim.x - rim.rx} ${rim.y + 176} ${rim.x - rim.rx} ${rim.y + 62}Z`,
      '#a9713f',
    ),
    path(
      `M${rim.x - rim.rx} ${rim.y}C${rim.x - rim.rx} ${rim.y + 112} ${rim.x + rim.rx} ${rim.y + 112} ${rim.x + rim.rx} ${rim.y}V${rim.y + 12}C${rim.x + rim.rx} ${rim.y + 124} ${rim.x - rim.rx} ${rim.y + 124} ${rim.x - rim.rx} ${rim.y + 12}Z`,
      '#c48c54',
    ),
    right(hand.front),
    left(hand.front),
    ...falling.map(([x, y, turn]) => card([x, y], 100, { turn, ...passing })),
    shadow([800, 800], 270, 26),
    poly(pts('570 730, 1030 730, 1000 806, 600 806'), c.forest, {
      stroke: c.forest,
      'stroke-width': 8,
      'stroke-linejoin': 'round',
    }),
    ellipse([800, 730], 234, 34, c.pine),
    ellipse([800, 732], 214, 26, c.deep),
    ...range(6, (i) => card([800 + (i % 2) * 3, 732 - i * 7], 112, { ...passing, height: 44, lines: 2, shade: 0.08 })),
  ].join('');
}
