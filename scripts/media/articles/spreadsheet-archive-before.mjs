import { c } from '../kit/palette.mjs';
import { seeded } from '../kit/random.mjs';
import { cut, g, line, path, poly, pts, range, rect, stroke } from '../kit/svg.mjs';

const heads = [c.leafLight, c.teal, c.leaf, '#9fb8a6', c.clay, c.pine, c.moss];

/** One workbook window: its own column widths, its own header, a few odd cells. */
function workbook([x, y], width, height, turn, index, random) {
  const edges = [0];
  while (edges.at(-1) < width - 60) edges.push(edges.at(-1) + random.between(34, 120));
  const rowHeight = random.pick([20, 26, 31]);
  const rows = Math.floor((height - 62) / rowHeight);
  const cells = range(13, () => {
    const column = random.whole(0, edges.length - 2);
    const fill = random.chance(0.3) ? c.marigold : random.pick([c.leafMist, c.leafPale, c.clayPale, '#dfe6da']);
    return rect(
      edges[column],
      62 + random.whole(0, rows - 1) * rowHeight,
      edges[column + 1] - edges[column],
      rowHeight,
      fill,
    );
  });
  const words = edges.slice(0, -1).flatMap((left, i) =>
    range(rows, (row) =>
      random.chance(0.55)
        ? line(
            [
              [left + 8, 62 + (row + 0.5) * rowHeight],
              [left + 8 + (edges[i + 1] - left - 18) * random.between(0.25, 0.9), 62 + (row + 0.5) * rowHeight],
            ],
            '#9db3a4',
            4,
          )
        : '',
    ),
  );
  return g(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(9, 12, width, height, c.night, { opacity: 0.2, rx: 8 }),
    cut(
      rect(0, 0, width, height, '#000', { rx: 8 }),
      rect(0, 0, width, height, c.white),
      ...cells,
      ...words,
      ...edges.map((left) =>
        line(
          [
            [left, 34],
            [left, height],
          ],
          '#c9d5c9',
          2.4,
        ),
      ),
      ...range(rows, (row) =>
        line(
          [
            [0, 62 + row * rowHeight],
            [width, 62 + row * rowHeight],
          ],
          '#dbe4da',
          2,
        ),
      ),
      rect(0, 34, width, 28, '#e4ebe0'),
      rect(0, 0, width, 34, heads[index % heads.length]),
      ...range(3, (i) => rect(14 + i * 20, 12, 11, 11, c.paper, { rx: 5.5 })),
    ),
  );
}

const sticky = ([x, y], turn, fill) =>
  g(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(-42, -38, 92, 92, c.night, { opacity: 0.16 }),
    rect(-46, -44, 92, 92, fill),
    stroke('M-28 -20H26M-28 2H30M-28 24H0', c.deep, 5, { opacity: 0.45 }),
  );

/** A file drawer that no longer shuts. */
const drawer = [
  rect(-30, 380, 330, 470, c.forest, { rx: 12 }),
  rect(-10, 404, 290, 104, c.pine, { rx: 8 }) + rect(100, 448, 74, 14, c.leafLight, { rx: 7 }),
  ...range(9, (i) =>
    g(
      `translate(${60 + i * 28} 604) rotate(${-30 + i * 9})`,
      rect(-48, -150, 96, 176, [c.white, c.marigoldPale, c.leafMist, c.white, c.clayPale][i % 5], { rx: 4 }),
      stroke('M-30 -126H28M-30 -104H30M-30 -82H6', '#9db3a4', 5),
    ),
  ),
  poly(pts('-40 600, 320 600, 372 650, -40 650'), c.night),
  rect(-40, 640, 414, 120, c.leaf, { rx: 8 }) + rect(120, 692, 100, 16, c.leafPale, { rx: 8 }),
  rect(-10, 776, 290, 74, c.pine, { rx: 8 }),
].join('');

export default function picture() {
  const random = seeded(143);
  const books = [
    [[930, 40], 540, 330, 13],
    [[420, 84], 470, 330, -14],
    [[1210, 300], 430, 330, -9],
    [[700, 430], 560, 340, 9],
    [[380, 540], 430, 300, -7],
    [[1120, 560], 440, 310, 17],
    [[780, 190], 470, 300, -6],
    [[960, 400], 380, 250, -18],
    [[560, 300], 330, 230, 16],
  ];
  return [
    rect(0, 0, 1600, 900, '#dfeadd'),
    path('M0 740C500 700 1100 760 1600 720V900H0Z', '#cbdccb'),
    drawer,
    ...books.map(([at, w, h, turn], i) => workbook(at, w, h, turn, i, random)),
    ...[
      [[880, 120], -12, c.marigold],
      [[1480, 250], 14, c.leafLight],
      [[700, 690], 9, c.marigoldPale],
      [[1230, 470], -20, c.clayPale],
      [[470, 420], 18, c.marigold],
      [[1420, 760], 8, c.leafMist],
    ].map((note) => sticky(...note)),
  ].join('');
}
