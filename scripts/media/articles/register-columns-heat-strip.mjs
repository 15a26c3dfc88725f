import { pencil } from '../kit/files.mjs';
import { c } from '../kit/palette.mjs';
import { seeded } from '../kit/random.mjs';
import { cut, ellipse, line, path, pts, range, rect } from '../kit/svg.mjs';

/** How often each of the 38 columns was filled in, from 0 to 1: 14 nearly always, 11 nearly never. */
const fill = [
  0.98, 0.96, 0.97, 0.93, 0.6, 0.95, 0.05, 0.42, 0.94, 0.03, 0.96, 0.02, 0.5, 0.97, 0.3, 0.04, 0.92, 0.55, 0.06, 0.95,
  0.4, 0.02, 0.94, 0.62, 0.03, 0.97, 0.36, 0.05, 0.93, 0.48, 0.02, 0.7, 0.04, 0.96, 0.32, 0.03, 0.58, 0.45,
];
const outlined = [9, 15, 21, 32];
const rows = 16;

const tone = (share) =>
  share > 0.9 ? c.forest : share > 0.52 ? c.leaf : share > 0.35 ? c.moss : share > 0.2 ? c.leafLight : null;
const columnX = (i) => (i < 19 ? 108 + i * 35.4 : 818 + (i - 19) * 35.4);

function column(share, i, random) {
  const x = columnX(i);
  const paint = tone(share);
  return range(rows, (row) => {
    const y = 178 + row * 34.5;
    const here = random.chance(share);
    if (!paint) return here || random.chance(0.03) ? ellipse([x + 15, y + 14], 4.6, 4.6, c.leafLight) : '';
    return rect(x + 2.5, y + 2, 29, 29, paint, { rx: 4, opacity: here ? 1 : 0.24 });
  }).join('');
}

export default function picture() {
  const random = seeded(38);
  const page = (left) => `M${left} 96H${left + 716}V792H${left}Z`;
  return [
    rect(0, 0, 1600, 900, '#e9dfc8'),
    rect(64, 84, 1496, 744, c.ink, { rx: 14, opacity: 0.14 }),
    rect(48, 62, 1504, 752, c.clay, { rx: 16 }),
    rect(62, 84, 1476, 722, '#d8cdb0', { rx: 6 }),
    path(page(72), c.white),
    path(page(812), c.white),
    cut(
      path('M700 96H900V792H700Z', '#000'),
      path('M788 96C772 300 772 600 788 792H812C828 600 828 300 812 96Z', c.ink, { opacity: 0.13 }),
    ),
    ...range(
      38,
      (i) =>
        rect(columnX(i) + 6, 128, 22, 9, c.earth, { rx: 4 }) + rect(columnX(i) + 6, 144, 14, 7, '#ddcfae', { rx: 3 }),
    ),
    line(pts('92 166, 780 166'), '#cdbf9c', 3) + line(pts('806 166, 1504 166'), '#cdbf9c', 3),
    ...range(
      rows,
      (row) =>
        line(
          [
            [92, 211 + row * 34.5],
            [780, 211 + row * 34.5],
          ],
          '#efe8d6',
          2,
        ) +
        line(
          [
            [806, 211 + row * 34.5],
            [1504, 211 + row * 34.5],
          ],
          '#efe8d6',
          2,
        ),
    ),
    ...fill.map((share, i) => column(share, i, random)),
    ...outlined.map((i) =>
      rect(columnX(i) - 1, 118, 36, 624, 'none', { rx: 8, stroke: c.marigold, 'stroke-width': 6 }),
    ),
    pencil([1090, 812], 400, -24, c.leaf),
  ].join('');
}
