import { shadow } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { cut, g, line, poly, pts, range, rect, stroke } from '../kit/svg.mjs';
import { sack, tag } from '../kit/things.mjs';

const azure = '#3f86c4';
const root = [800, 36];
const foundation = pts('500 190, 1100 190');
const plots = [220, 400, 580, 780, 960, 1140, 1340].map((x) => [x, 412]);
const lots = pts('310 584, 620 584, 980 584, 1270 584');
const sacks = range(9, (i) => [208 + i * 148, 838]);

/** From the foot of one thing to the head of the next. */
const link = ([x, y], [u, v], colour, width) =>
  stroke(`M${x} ${y}C${x} ${(y + v) / 2 + 10} ${u} ${(y + v) / 2 - 10} ${u} ${v}`, colour, width);

function plot([x, y], rejected) {
  const shape = [
    [x - 66, y + 8],
    [x - 40, y - 42],
    [x + 66, y - 42],
    [x + 42, y + 8],
  ];
  const rows = range(5, (i) =>
    line(
      [
        [x - 60 + i * 27, y + 8],
        [x - 34 + i * 27, y - 42],
      ],
      rejected ? '#c9c3b2' : c.pine,
      6,
    ),
  );
  const hatch = range(12, (i) =>
    line(
      [
        [x - 96 + i * 18, y + 20],
        [x - 40 + i * 18, y - 54],
      ],
      c.clay,
      4,
    ),
  );
  return (
    poly(shape, rejected ? '#e6e0d0' : c.leaf, {
      stroke: rejected ? c.clay : c.leaf,
      'stroke-width': 4,
      'stroke-linejoin': 'round',
    }) + cut(poly(shape, '#000'), ...(rejected ? hatch : rows))
  );
}

const lot = ([x, y]) =>
  g(
    `translate(${x} ${y})`,
    shadow([0, 46], 66, 8),
    rect(-58, -32, 116, 78, '#d6bd8c', { rx: 5 }),
    rect(-58, -32, 116, 22, '#c3a66e', { rx: 5 }),
    rect(-6, -32, 12, 78, '#c3a66e'),
    tag([34, -8], 26, azure, -6, c.white),
  );

export default function picture() {
  const toPlots = pts('0 0, 0 1, 0 2, 1 3, 1 4, 1 5, 1 6');
  const toLots = pts('0 0, 2 1, 3 2, 4 2, 5 3, 6 3');
  const toSacks = pts('0 0, 0 1, 1 2, 1 3, 2 4, 2 5, 2 6, 3 7, 3 8');
  const foot = (list, dy) => (i) => [list[i][0], list[i][1] + dy];
  const green = (pairs, from, to) => pairs.map(([a, b]) => link(from(a), to(b), c.leafLight, 5));
  const gold = (from, to) => link(from, to, c.marigold, 10);
  const [tagFoot, plotHead, plotFoot, lotHead, lotFoot, sackHead] = [
    foot(foundation, 100),
    foot(plots, -44),
    foot(plots, 12),
    foot(lots, -34),
    foot(lots, 48),
    foot(sacks, -118),
  ];
  return [
    rect(0, 0, 1600, 900, c.paper),
    rect(0, 0, 1600, 900, c.leafPale, { opacity: 0.25 }),
    ...[
      [150, '#f3ecda'],
      [340, '#eef0e0'],
      [500, '#f3ecda'],
      [680, '#eef0e0'],
    ].map(([y, fill], i) => rect(60, y, 1480, [180, 150, 170, 190][i], fill, { rx: 26 })),
    link([800, 136], foundation[0], c.leafLight, 5) + link([800, 136], foundation[1], c.leafLight, 5),
    ...green(toPlots, tagFoot, plotHead),
    ...green(toLots, plotFoot, lotHead),
    ...green(toSacks, lotFoot, sackHead),
    gold([800, 136], foundation[1]),
    gold(tagFoot(1), plotHead(4)),
    gold(plotFoot(4), lotHead(2)),
    gold(lotFoot(2), sackHead(5)),
    tag(root, 76, c.marigold, 0),
    ...foundation.map((at) => tag(at, 66, c.white, 0)),
    ...plots.map((at, i) => plot(at, i === 1)),
    ...lots.map(lot),
    ...sacks.map(
      ([x, y], i) =>
        shadow([x, y + 2], 54, 8) +
        sack(
          [x, y],
          84,
          i === 5
            ? { lit: c.marigold, shade: c.marigoldDeep, tie: c.clay }
            : { lit: '#e2d3ae', shade: '#cbb685', tie: azure },
        ),
    ),
  ].join('');
}
