import { pencil } from '../kit/files.mjs';
import { pinchEdge } from '../kit/grip.mjs';
import { place } from '../kit/hand.mjs';
import { c, skin } from '../kit/palette.mjs';
import { circle, g, gradient, line, path, pts, range, rect, ring, stroke } from '../kit/svg.mjs';

/** What a card may carry; each is drawn around [0, 0] on about 150 by 90. */
const contents = {
  bars: range(5, (i) =>
    rect(-58 + i * 25, 32 - [24, 42, 34, 58, 66][i], 17, [24, 42, 34, 58, 66][i], i === 4 ? c.marigold : c.leaf, {
      rx: 3,
    }),
  ).join(''),
  line: stroke('M-58 24L-26 2L4 12L32 -20L58 -28', c.leaf, 7) + circle([58, -28], 9, c.marigold),
  ring:
    ring([-30, 0], 26, c.leafMist, 13) +
    stroke('M-30 -26A26 26 0 1 1 -55 8', c.leaf, 13, { 'stroke-linecap': 'butt' }) +
    rect(16, -16, 48, 10, c.leafLight, { rx: 5 }) +
    rect(16, 6, 32, 10, c.leafLight, { rx: 5 }),
  dot:
    circle([-34, 0], 25, c.teal) +
    rect(8, -18, 56, 11, c.leafLight, { rx: 5 }) +
    rect(8, 4, 40, 11, c.leafLight, { rx: 5 }),
  dots: range(15, (i) =>
    circle([-52 + (i % 5) * 26, -24 + Math.floor(i / 5) * 24], 8.5, i < 10 ? c.leaf : c.leafMist),
  ).join(''),
};

const mini = ([x, y], kind, { width = 196, height = 122, turn = 0, lifted = false } = {}) =>
  g(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(-width / 2 + (lifted ? 12 : 3), -height / 2 + (lifted ? 18 : 5), width, height, c.ink, {
      opacity: lifted ? 0.2 : 0.1,
      rx: 10,
    }),
    rect(-width / 2, -height / 2, width, height, c.leafPale, { rx: 10 }),
    rect(-width / 2, -height / 2, width, height, 'none', { rx: 10, stroke: c.leafLight, 'stroke-width': 3 }),
    contents[kind],
  );

const slot = ([x, y], width, height, colour) =>
  rect(x - width / 2, y - height / 2, width, height, 'none', {
    rx: 10,
    stroke: colour,
    'stroke-width': 5,
    'stroke-dasharray': '15 11',
  });

/** A card in a hand that comes from the right, or from the left when mirrored. */
function holding([x, y], kind, turn, hand, mirrored) {
  const layer = (part) =>
    g(
      `translate(${x} ${y}) rotate(${turn})`,
      place([mirrored ? -112 : 112, 34], 1.1, mirrored ? 8 : 4, part, mirrored),
    );
  const lifted = mini([x, y], kind, { turn, lifted: true, width: 232, height: 130 });
  return [layer(hand.behind), lifted, layer(hand.front)];
}

const sprig = g(
  'translate(70 40) rotate(-8)',
  stroke('M-40 -10C60 60 130 150 170 250', c.pine, 6),
  ...range(
    5,
    (i) =>
      path('M0 0C26 -40 80 -44 104 -18C76 14 30 22 0 0Z', i % 2 ? c.leaf : c.moss, {
        transform: `translate(${10 + i * 32} ${26 + i * 44}) rotate(${-22 + i * 6})`,
      }) +
      path('M0 0C-18 38 -66 52 -96 36C-80 0 -34 -16 0 0Z', i % 2 ? c.moss : c.leaf, {
        transform: `translate(${14 + i * 32} ${34 + i * 44})`,
      }),
  ),
);

export default function picture() {
  const wood = gradient(['#d3b98c', '#c5a673'], [0, 0, 1, 1]);
  const right = pinchEdge(skin.walnut, { sleeve: c.indigo, cuff: c.leafLight, share: 0.4 });
  const left = pinchEdge(skin.amber, {
    sleeve: c.clay,
    cuff: c.marigold,
    share: 0.4,
    bangles: [c.marigold, c.leafPale],
  });
  const slots = pts('652 262, 948 262, 652 420, 948 420, 652 664, 948 664');
  return [
    wood.define,
    rect(0, 0, 1600, 900, wood.fill),
    ...range(5, (i) =>
      line(
        [
          [0, 60 + i * 200],
          [1600, 76 + i * 200],
        ],
        '#b9985f',
        3,
        { opacity: 0.45 },
      ),
    ),
    sprig,
    rect(492, 58, 640, 800, c.ink, { rx: 10, opacity: 0.17 }),
    rect(480, 44, 640, 800, c.white, { rx: 10 }),
    rect(540, 92, 300, 26, c.forest, { rx: 13 }),
    rect(540, 134, 180, 14, c.leafLight, { rx: 7 }),
    ...range(3, (i) =>
      line(
        [
          [540, 516 + i * 26],
          [[1060, 1030, 820][i], 516 + i * 26],
        ],
        '#d5d2c2',
        9,
      ),
    ),
    ...range(2, (i) =>
      line(
        [
          [540, 764 + i * 26],
          [[1060, 900][i], 764 + i * 26],
        ],
        '#d5d2c2',
        9,
      ),
    ),
    ...slots.map((at) => slot(at, 240, 136, '#d8d4c2')),
    slot(slots[3], 240, 136, c.marigold),
    slot(slots[4], 240, 136, c.marigold),
    mini(slots[1], 'line', { width: 232, height: 130 }),
    mini(slots[2], 'ring', { width: 232, height: 130 }),

    pencil([1060, 452], 250, -16, c.teal),
    ...holding([1290, 214], 'dots', 10, right, false),
    ...holding([318, 664], 'line', -9, left, true),
    ...holding([1046, 640], 'dot', -6, right, false),
    ...holding([560, 236], 'bars', 7, left, true),
  ].join('');
}
