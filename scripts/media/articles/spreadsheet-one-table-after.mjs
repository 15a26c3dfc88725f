import { shadow } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { circle, line, path, range, rect, stroke } from '../kit/svg.mjs';

const left = 560;
const columns = [0, 150, 310, 470, 630, 790];
const rowY = (i) => 196 + i * 58;

function table() {
  const rows = range(9, (row) => {
    const marked = row === 5;
    const cells = columns.slice(0, 5).map((x, i) => {
      const width = [84, 66, 98, 58, 76][(i + row * 2) % 5];
      return i === 3
        ? circle([left + x + 80, rowY(row) + 29], 11, marked ? c.deep : (row * 3) % 4 ? c.leafLight : c.leaf)
        : rect(left + x + 30, rowY(row) + 23, width, 12, marked ? c.deep : c.leafLight, {
            rx: 6,
            opacity: marked ? 0.75 : 1,
          });
    });
    return rect(left, rowY(row), 790, 58, marked ? c.marigold : row % 2 ? '#f1f6ee' : c.white) + cells.join('');
  });
  return [
    rect(left + 10, 144, 790, 590, c.ink, { opacity: 0.1, rx: 16 }),
    rect(left, 130, 790, 590, c.white, { rx: 16 }),
    rect(left, 130, 790, 74, c.forest, { rx: 16 }),
    rect(left, 170, 790, 34, c.forest),
    ...columns.slice(0, 5).map((x, i) => rect(left + x + 30, 158, [78, 92, 70, 86, 64][i], 13, c.leafLight, { rx: 6 })),
    ...rows,
    ...columns.slice(1, 5).map((x) =>
      line(
        [
          [left + x, 204],
          [left + x, 716],
        ],
        '#dfe9dc',
        3,
      ),
    ),
  ].join('');
}

/** The one column kept apart, with its lock. */
const locked = [
  rect(1402, 144, 130, 590, c.ink, { opacity: 0.1, rx: 16 }),
  rect(1392, 130, 130, 590, c.leafMist, { rx: 16 }),
  rect(1392, 130, 130, 74, c.pine, { rx: 16 }),
  rect(1392, 170, 130, 34, c.pine),
  ...range(9, (row) => rect(1420, rowY(row) + 23, 74, 12, '#8fbfa0', { rx: 6 })),
  path(
    'M1457 350C1486 372 1510 374 1524 374C1526 460 1500 506 1457 530C1414 506 1388 460 1390 374C1404 374 1428 372 1457 350Z',
    c.forest,
  ),
  stroke('M1437 436V414C1437 388 1477 388 1477 414V436', c.leafPale, 9),
  rect(1425, 432, 64, 50, c.leafPale, { rx: 8 }),
  circle([1457, 454], 8, c.forest) + rect(1453, 456, 8, 17, c.forest, { rx: 3 }),
].join('');

/** Old files, tied with tape. */
function archive() {
  const fills = [c.leafLight, '#e5d9bd', c.moss, '#d9ccaa', c.leafMist];
  return [
    shadow([262, 778], 190, 18, c.ink, 0.16),
    ...range(
      5,
      (i) =>
        rect(116 + (i % 2) * 12, 728 - i * 46, 280 - (i % 3) * 14, 40, fills[i], { rx: 8 }) +
        rect(138 + (i % 2) * 12, 741 - i * 46, 70, 12, c.white, { rx: 4, opacity: 0.85 }),
    ),
    rect(300, 538, 17, 232, c.clay),
    stroke('M308 538C280 500 262 520 282 538S320 540 308 538C336 498 356 520 336 536S300 540 308 538', c.clay, 6),
  ].join('');
}

export default function picture() {
  return [
    rect(0, 0, 1600, 900, '#dfeadd'),
    path('M0 740C500 700 1100 760 1600 720V900H0Z', '#cbdccb'),
    table(),
    locked,
    archive(),
    stroke(`M${left} ${rowY(5) + 29}C460 ${rowY(5) + 29} 520 640 404 610`, c.marigold, 6),
    circle([left, rowY(5) + 29], 12, c.marigold, { stroke: c.white, 'stroke-width': 5 }),
    circle([396, 608], 10, c.marigold),
  ].join('');
}
