import { phone } from '../kit/device.mjs';
import { clipboard } from '../kit/files.mjs';
import { writing } from '../kit/grip.mjs';
import { place } from '../kit/hand.mjs';
import { c, skin } from '../kit/palette.mjs';
import { scatter, seeded } from '../kit/random.mjs';
import { circle, cut, g, line, path, pts, range, rect, stroke } from '../kit/svg.mjs';

const pen = '#4d5b52';

/** A house as one draws it by hand: a square, a roof line. */
const sketchHouse = ([x, y], size, random) =>
  g(
    `translate(${x} ${y}) rotate(${random.around(0, 7).toFixed(1)})`,
    rect(-size / 2, -size / 2, size, size * 0.8, c.white, { stroke: pen, 'stroke-width': 4 }),
    stroke(`M${-size * 0.62} ${-size * 0.46}L0 ${-size * 0.98}L${size * 0.62} ${-size * 0.46}`, pen, 4),
  );

const sketchTree = ([x, y], size) =>
  circle([x, y - size], size * 0.7, c.leafMist, { stroke: c.leaf, 'stroke-width': 4 }) +
  stroke(`M${x} ${y - size * 0.3}V${y + size * 0.4}`, pen, 4);

/** The numbers 1 to 4, each as pen strokes in a ring. */
const figures = [
  'M-4 -9L4 -15V15',
  'M-9 -8C-9 -18 10 -18 9 -6C8 2 -8 8 -10 15H11',
  'M-9 -14H9L-1 -3C12 -4 12 15 -1 15C-6 15 -9 13 -10 9',
  'M5 15V-15L-11 6H11',
];
const number = ([x, y], index) =>
  g(
    `translate(${x} ${y})`,
    circle([0, 0], 32, c.white, { stroke: c.leaf, 'stroke-width': 5 }),
    stroke(figures[index], c.forest, 5),
  );

/** The sheet: streets, stream, temple tree, pump, four segments; [0, 0] is its middle. */
function sketch(random) {
  const quarter = { 2: 'M-440 10L-20 -10L-10 290H-440Z' };
  const away = ([x, y]) =>
    Math.abs(y) > 44 &&
    Math.abs(x + 20) > 44 &&
    Math.hypot(x + 20, y) > 80 &&
    Math.hypot(x + 250, y + 185) > 60 &&
    Math.hypot(x - 90, y + 190) > 60 &&
    Math.hypot(x + 350, y - 210) > 60 &&
    Math.hypot(x - 160, y - 76) > 84 &&
    Math.hypot(x - 172, y + 196) > 66 &&
    Math.hypot(x - 180, y - 214) > 66;
  const homes = scatter(random, {
    count: 32,
    x: [-400, 236],
    y: [-240, 250],
    gap: 68,
    allowed: (p) => away(p) && p[0] < 230 - p[1] * 0.16,
  });
  return [
    cut(
      rect(-440, -300, 880, 590, '#000'),
      path(quarter[2], c.marigold, { opacity: 0.42 }),
      ...range(14, (i) =>
        line(
          [
            [-500 + i * 40, 300],
            [-360 + i * 40, -10],
          ],
          c.marigold,
          3,
          { opacity: 0.5 },
        ),
      ),
      rect(-20, -300, 900, 900, c.white),
      rect(-440, -300, 880, 300, c.white),
    ),
    stroke('M-430 4C-300 -12 -140 8 -20 -2S170 -10 250 6', '#d8ccb0', 17),
    stroke('M-22 -290C-10 -150 -30 -60 -20 0S-6 180 -16 280', '#d8ccb0', 17),
    stroke('M300 -296C268 -190 340 -100 300 0S260 180 288 288', c.tealPale, 30),
    stroke('M290 -296C258 -190 330 -100 290 0S250 180 278 288', c.teal, 3.5) +
      stroke('M312 -296C280 -190 352 -100 312 0S272 180 300 288', c.teal, 3.5),
    stroke('M-436 6L436 -16', c.leaf, 6, { 'stroke-dasharray': '20 14' }),
    stroke('M-18 -292L-12 286', c.leaf, 6, { 'stroke-dasharray': '20 14' }),
    ...homes.map((spot) => sketchHouse(spot, 40, random)),
    ...pts('374 -130, 412 -70, 366 -60').map((spot) => sketchHouse(spot, 36, random)),
    sketchTree([90, -166], 46),
    stroke('M64 -126H118M70 -126V-112M112 -126V-112', pen, 4),
    stroke('M142 100V52H158V100M132 100H168M158 58L186 50L192 66', c.teal, 6),
    number([-250, -185], 0),
    number([172, -196], 1),
    number([-350, 210], 2),
    number([180, 214], 3),
  ].join('');
}

export default function picture() {
  const random = seeded(42);
  const hand = writing(skin.walnut, { sleeve: c.marigoldPale, cuff: c.marigold, share: 0.3 }, { pencil: c.leaf });
  return [
    rect(0, 0, 1600, 900, c.forest),
    path('M0 640L1600 480V900H0Z', c.deep),
    clipboard([720, 462], 960, 740, sketch(random), { turn: -3, board: '#9a6238' }),
    phone(
      214,
      400,
      g(
        'translate(107 206)',
        rect(-78, -60, 156, 110, c.white),
        rect(-78, -2, 78, 52, c.marigold, { opacity: 0.6 }),
        stroke('M-78 -2H78M0 -60V50', c.leaf, 4),
        circle([0, 140], 26, c.white),
        stroke('M-88 -104V-126H-66M88 -104V-126H66M-88 70V92H-66M88 70V92H66', c.marigold, 6),
      ),
      { at: [64, 452], turn: -12, screen: '#2b4a3b', body: c.night },
    ),
    place([1052, 540], 1.2, 8, hand),
  ].join('');
}
