import { goat } from '../kit/animals.mjs';
import { cast } from '../kit/cast.mjs';
import { shadow } from '../kit/land.mjs';
import { c, hairColour, skin } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { stand } from '../kit/skeleton.mjs';
import { circle, cut, ellipse, g, glow, path, range, rect, stroke } from '../kit/svg.mjs';

const TABLE = { top: 580, edge: 640, left: 120, right: 1480 };
const veil = (main, shade) => ({ main, shade, cloth: { main, shade, border: c.marigoldPale } });

/** Seven on the far side, four on the near one: eleven of the twenty-two. */
const far = [
  { look: { ...cast.enumerator, bag: undefined }, nod: 6 },
  { look: { ...cast.youngMan, main: c.leafLight, shade: c.moss }, nod: -4, mirror: true },
  { look: cast.indigoSaree, nod: 4 },
  { look: { ...cast.colleague, skin: skin.cocoa }, nod: -8 },
  { look: { ...cast.greenSaree, skin: skin.amber }, nod: 4, mirror: true },
  { look: { ...cast.officer, vest: undefined, main: c.clayPale, shade: c.earth }, nod: 6, mirror: true },
  { look: { ...cast.treasurer, ...veil(c.marigold, c.marigoldDeep), hair: 'bun' }, nod: 2, mirror: true },
];
const near = [
  { look: { ...cast.youngMan, skin: skin.walnut } },
  { look: { ...cast.mother, ...veil(c.teal, c.tealDeep), blouse: c.clay } },
  { look: { ...cast.elder, hairTone: hairColour.grey, wrap: { main: c.leaf, shade: c.pine } } },
  { look: { ...cast.surveyor, wrap: undefined, main: c.indigoPale, shade: '#aab4dc' } },
];

const plate = ([x, y]) =>
  g(
    `translate(${x} ${y})`,
    ellipse([0, 4], 62, 15, c.ink, { opacity: 0.22 }),
    ellipse([0, 0], 60, 15, '#c9d2cc'),
    ellipse([0, -1], 50, 11, '#e6ebe6'),
    path('M-30 -2C-28 -22 6 -22 10 -2Z', c.white),
    ellipse([22, -3], 16, 6, c.marigold),
    ellipse([-34, -1], 9, 4, c.leaf),
  );

/** The board: one question, and below it what came of it, in chalk. */
const board = [
  rect(470, 60, 660, 300, '#6b4127', { rx: 8 }),
  rect(486, 76, 628, 268, c.deep, { rx: 4 }),
  stroke('M540 236C530 150 640 140 640 200C640 240 592 238 592 282', c.white, 15),
  circle([592, 314], 10, c.white),
  ...range(3, (row) => stroke(`M720 ${140 + row * 66}H${[1040, 960, 1004][row]}`, c.leafLight, 7, { opacity: 0.8 })),
  ...range(3, (row) => circle([690, 140 + row * 66], 8, c.marigold)),
];

const door = [
  rect(1250, 84, 250, 470, '#5a3a25'),
  rect(1268, 102, 214, 452, '#f6e2ae'),
  ellipse([1375, 250], 40, 40, c.marigold),
  path('M1268 380C1330 350 1420 372 1482 352V554H1268Z', c.leafLight),
  path('M1268 440C1340 420 1420 450 1482 424V554H1268Z', c.moss),
];

export default () =>
  [
    rect(0, 0, 1600, 900, '#efe3c8'),
    rect(0, 500, 1600, 400, '#d9c39a'),
    rect(0, 484, 1600, 22, '#c9b084'),
    glow([1375, 330], 420, c.marigoldPale, 0.5),
    door,
    cut(rect(1268, 102, 214, 452, '#000'), goat([1404, 520], 118, { mirror: true })),
    board,
    shadow([350, 560], 80, 12, c.ink, 0.2),
    person({
      at: [350, 558],
      height: 440,
      look: { ...cast.officer, hairTone: hairColour.grey },
      pose: { ...stand, nod: -4, hands: { near: [-2, -50], far: [30, -84] } },
    }),
    ...far.map(({ look, nod, mirror }, n) =>
      person({
        at: [230 + n * 190, 760],
        height: 400,
        look,
        mirror,
        pose: { ...stand, view: 'half', nod, hands: { near: [6, -50], far: [15, -51] } },
      }),
    ),
    rect(TABLE.left + 26, TABLE.edge, TABLE.right - TABLE.left - 52, 300, c.forest),
    rect(TABLE.left + 26, TABLE.edge, TABLE.right - TABLE.left - 52, 62, c.deep),
    path(`M${TABLE.left + 40} ${TABLE.top}H${TABLE.right - 40}L${TABLE.right} ${TABLE.edge}H${TABLE.left}Z`, '#c48c54'),
    rect(TABLE.left, TABLE.edge, TABLE.right - TABLE.left, 26, '#96603b', { rx: 4 }),
    ...range(7, (n) => plate([236 + n * 188, 602])),
    ...near.map(({ look }, n) =>
      person({
        at: [330 + n * 315, 1150],
        height: 530,
        look,
        pose: { ...stand, view: 'back', hands: { near: [-12, -50], far: [12, -50] } },
      }),
    ),
  ]
    .flat()
    .join('');
