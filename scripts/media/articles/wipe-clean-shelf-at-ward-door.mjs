import { phone } from '../kit/device.mjs';
import { c } from '../kit/palette.mjs';
import { circle, cut, g, gradient, line, path, poly, pts, range, rect, stroke } from '../kit/svg.mjs';

const shelfY = 600;

/** A phone upright in its pale cover, with a marigold dot. */
const covered = (x, i) =>
  g(
    `translate(${x} ${shelfY - 306})`,
    rect(16, 8, 166, 304, c.night, { opacity: 0.28, rx: 26 }),
    rect(0, 0, 166, 306, [c.leafPale, '#f3ead5', c.tealPale, c.leafPale][i], { rx: 26 }),
    phone(
      138,
      274,
      rect(24, 60, 60, 11, '#2f6a50', { rx: 5 }) +
        rect(24, 84, 90, 9, '#23523e', { rx: 4 }) +
        rect(24, 104, 74, 9, '#23523e', { rx: 4 }) +
        stroke('M24 216H114', '#23523e', 5),
      { at: [14, 14], body: c.ink, screen: '#143b2c' },
    ),
    circle([83, 250], 13, c.marigold),
  );

/** The box of wipes: one sheet half out. */
const wipes = g(
  `translate(150 ${shelfY})`,
  rect(14, -196, 200, 200, c.night, { opacity: 0.26, rx: 18 }),
  path('M60 -196C40 -250 70 -300 52 -330C92 -352 110 -322 140 -336C156 -290 128 -250 146 -196Z', c.white),
  path('M104 -196C96 -250 124 -290 112 -330C124 -326 132 -332 140 -336C156 -290 128 -250 146 -196Z', c.leafPale),
  rect(0, -200, 200, 200, c.leafLight, { rx: 18 }),
  rect(0, -60, 200, 60, c.moss, { rx: 18 }) + rect(0, -76, 200, 40, c.moss),
  rect(36, -204, 128, 16, c.pine, { rx: 8 }),
  circle([100, -126], 34, c.white),
  path('M100 -152C114 -132 120 -124 120 -116A20 20 0 0 1 80 -116C80 -124 86 -132 100 -152Z', c.teal),
);

/** The edge of the swing door, its round window, its kick plate. */
function door() {
  const pane = circle([1500, 280], 112, '#000');
  return [
    rect(1290, 0, 310, 900, '#113226'),
    rect(1310, 0, 290, 842, '#e7dfc9'),
    rect(1310, 0, 18, 842, '#cfc4a6'),
    circle([1500, 280], 134, '#b9ad8c'),
    circle([1500, 280], 116, c.leafPale),
    cut(
      pane,
      rect(1380, 160, 300, 240, '#dff0e4'),
      rect(1420, 330, 220, 90, c.leafLight),
      rect(1440, 240, 14, 140, '#a9c2b0'),
      rect(1456, 286, 160, 30, c.white, { rx: 10 }),
      stroke('M1400 340L1500 170', c.white, 20, { opacity: 0.6 }),
    ),
    rect(1352, 480, 62, 180, '#b4c2b8', { rx: 10 }) + rect(1364, 492, 38, 156, '#cfd8d0', { rx: 8 }),
    rect(1328, 720, 272, 100, '#b4c2b8'),
  ].join('');
}

export default function picture() {
  const wall = gradient(['#1b4a37', '#133528']);
  return [
    wall.define,
    rect(0, 0, 1600, 900, wall.fill),
    ...range(6, (i) =>
      line(
        [
          [0, 700 + i * 40],
          [1290, 700 + i * 40],
        ],
        '#10301f',
        2,
        { opacity: 0.4 },
      ),
    ),
    rect(0, 690, 1290, 210, '#22573f'),
    rect(0, 684, 1290, 9, '#2f6a50'),
    poly(pts('300 0, 760 0, 1240 684, 700 684'), '#2b6a4c', { opacity: 0.35 }),
    poly(pts('880 0, 1010 0, 1290 400, 1290 584'), '#2b6a4c', { opacity: 0.35 }),
    door(),
    rect(108, shelfY + 46, 1120, 34, c.night, { opacity: 0.3, rx: 8 }),
    ...[180, 1110].map((x) =>
      path(
        `M${x} ${shelfY + 30}H${x + 34}V${shelfY + 120}C${x + 16} ${shelfY + 110} ${x} ${shelfY + 80} ${x} ${shelfY + 30}Z`,
        '#6b4127',
      ),
    ),
    wipes,
    ...range(4, (i) => covered(424 + i * 204, i)),
    rect(96, shelfY, 1130, 36, '#a9713f', { rx: 6 }),
    rect(96, shelfY, 1130, 11, '#c48c54', { rx: 5 }),
    stroke(`M180 ${shelfY + 22}H420M560 ${shelfY + 24}H900M980 ${shelfY + 20}H1160`, '#8f5c31', 3),
  ].join('');
}
