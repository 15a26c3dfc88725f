import { phone } from '../kit/device.mjs';
import { folder } from '../kit/files.mjs';
import { flat } from '../kit/grip.mjs';
import { place } from '../kit/hand.mjs';
import { c, skin } from '../kit/palette.mjs';
import { openBook, sheet } from '../kit/paper.mjs';
import { seeded } from '../kit/random.mjs';
import { circle, g, gradient, line, path, pts, range, rect, stroke } from '../kit/svg.mjs';

const sticky = ([x, y], size, turn, fill) =>
  g(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(-size / 2 + 4, -size / 2 + 6, size, size, c.ink, { opacity: 0.16 }),
    rect(-size / 2, -size / 2, size, size, fill),
    stroke(
      `M${-size * 0.3} ${-size * 0.2}H${size * 0.26}M${-size * 0.3} 0H${size * 0.3}M${-size * 0.3} ${size * 0.2}H${size * 0.04}`,
      c.deep,
      5,
      { opacity: 0.45 },
    ),
  );

/** A grid of cells, as printed from a workbook. */
const cells = (width, height, columns, rows, ink) =>
  [
    ...range(columns + 1, (i) =>
      line(
        [
          [-width / 2 + (i * width) / columns, -height / 2],
          [-width / 2 + (i * width) / columns, height / 2],
        ],
        ink,
        3,
      ),
    ),
    ...range(rows + 1, (i) =>
      line(
        [
          [-width / 2, -height / 2 + (i * height) / rows],
          [width / 2, -height / 2 + (i * height) / rows],
        ],
        ink,
        3,
      ),
    ),
  ].join('');

/** The pile: nothing lies straight, nothing has the same format. */
function pile(random) {
  const register = g('rotate(-3) scale(.62)', openBook(330, 210, { rows: 8, cover: '#b9764b' }));
  return [
    sheet([170, 230], 300, 390, { turn: -19, lines: 9 }),
    sheet([520, 150], 340, 230, { turn: 14, fill: '#fbf0cf', lines: 5, ink: '#d6c08a' }),
    sheet([330, 690], 330, 420, { turn: 24, fill: '#eef3ea', lines: 10, ink: '#a9c2b0' }),
    sheet([120, 640], 260, 330, { turn: -9, fill: '#f6dfcb', lines: 7, ink: '#cda083' }),
    sheet([480, 460], 330, 260, {
      turn: -31,
      head: false,
      lines: 0,
      content:
        cells(290, 220, 5, 7, '#a9c2b0') + rect(-87, -63, 58, 31, c.clayPale) + rect(29, 31, 58, 31, c.marigoldPale),
    }),
    sheet([250, 420], 280, 360, { turn: 11, lines: 8, fill: c.white }),
    phone(170, 320, g('translate(85 164) scale(.72)', register), {
      at: [384, 560],
      turn: -16,
      screen: '#c8b28b',
    }),
    ...range(5, (i) =>
      sticky(
        pts('90 120, 300 300, 590 300, 214 800, 600 760')[i],
        92,
        random.around(0, 22),
        [c.marigold, c.leafLight, c.clayPale, c.marigoldPale, c.leafMist][i],
      ),
    ),
    stroke('M150 400C150 340 210 340 210 400V470C210 500 174 500 174 470V410', '#7f8b86', 6),
  ].join('');
}

/** The closed report: a dark cover with a small chart. */
const report = ([x, y]) =>
  g(
    `translate(${x} ${y})`,
    rect(-102, -142, 220, 300, c.ink, { opacity: 0.16, rx: 8 }),
    rect(-112, -152, 220, 300, c.forest, { rx: 8 }),
    rect(-112, -152, 26, 300, c.deep, { rx: 8 }),
    circle([10, -40], 52, c.leafLight),
    path('M10 -40V-92A52 52 0 0 1 55 -14Z', c.marigold),
    rect(-46, 62, 112, 13, c.leafMist, { rx: 6 }),
    rect(-46, 92, 74, 13, c.leafMist, { rx: 6 }),
  );

export default function picture() {
  const random = seeded(3);
  const wood = gradient(['#cdb184', '#c2a374'], [0, 0, 1, 0]);
  const sleeve = { sleeve: c.indigo, cuff: c.paper, share: 0.36 };
  const hands = flat(skin.amber, sleeve, 1);
  return [
    wood.define,
    rect(0, 0, 1600, 900, wood.fill),
    ...range(5, (i) =>
      line(
        [
          [0, 90 + i * 190],
          [1600, 84 + i * 190],
        ],
        '#b8975f',
        3,
        { opacity: 0.5 },
      ),
    ),
    pile(random),
    ...range(4, (i) => folder([1046 + i * 156, 252], 134, 220)),
    report([1280, 610]),
    sheet([790, 400], 270, 350, { turn: 4, lines: 7, shade: 0.2 }),
    place([676, 566], 0.92, 104, hands),
    place([912, 560], 0.92, -100, hands, true),
  ].join('');
}
