import { cast } from '../kit/cast.mjs';
import { inHand } from '../kit/device.mjs';
import { shadow } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { seeded } from '../kit/random.mjs';
import { stand } from '../kit/skeleton.mjs';
import { circle, curve, g, range, rect } from '../kit/svg.mjs';

const YEARS = 10;
const SHELF = { left: 90, width: 104, top: 90, row: 150, rows: 4 };
const backs = [c.leafLight, c.moss, c.leafPale, c.clayPale, c.marigoldPale, c.tealPale, c.indigoPale, c.sand];
/** The rows of the archive that the thread runs through, one binder in each year. */
const trail = [2, 0, 1, 3, 1, 2, 0, 2, 1, 2];

/** One year's board: binders of many hands, some leaning, some lying; the found one is marigold. */
function board(random, year, row) {
  const x = SHELF.left + year * (SHELF.width + 12);
  const y = SHELF.top + row * SHELF.row;
  const floor = y + SHELF.row - 22;
  const binders = [];
  let at = x + 7;
  while (at < x + SHELF.width - 24) {
    const [width, height] = [random.whole(13, 24), random.whole(74, 108)];
    const lean = random.chance(0.16) ? random.between(-7, 7) : 0;
    binders.push(
      g(
        `translate(${at + width / 2} ${floor}) rotate(${lean})`,
        rect(-width / 2, -height, width, height, random.pick(backs), { rx: 3 }),
        rect(-width / 2 + 4, -height + 12, width - 8, 22, c.white, { rx: 2, opacity: 0.85 }),
      ),
    );
    at += width + random.whole(1, 5);
  }
  const found = trail[year] === row;
  const spot = [x + SHELF.width / 2, floor];
  return [
    rect(x, y, SHELF.width, SHELF.row - 10, '#5d3a26'),
    ...binders,
    found
      ? rect(spot[0] - 13, floor - 112, 26, 112, c.marigold, { rx: 3 }) +
        rect(spot[0] - 8, floor - 98, 16, 24, c.white, { rx: 2 })
      : '',
    rect(x - 6, floor, SHELF.width + 12, 14, '#8a5c39'),
  ].join('');
}

const spots = trail.map((row, year) => [
  SHELF.left + year * (SHELF.width + 12) + SHELF.width / 2,
  SHELF.top + row * SHELF.row + SHELF.row - 58,
]);

/** One table at the end of the thread. */
const table = [
  rect(1306, 250, 250, 300, c.deep, { rx: 16 }),
  rect(1322, 266, 218, 268, c.white, { rx: 6 }),
  rect(1322, 266, 218, 42, c.pine, { rx: 6 }),
  ...range(5, (row) =>
    range(3, (column) =>
      rect(1338 + column * 68, 328 + row * 40, [52, 44, 36][column], 14, row === 2 ? c.marigold : c.leafMist, {
        rx: 7,
      }),
    ).join(''),
  ),
  rect(1414, 550, 34, 120, c.deep),
  rect(1250, 668, 320, 22, '#8a5c39', { rx: 4 }),
  rect(1276, 690, 24, 130, '#5d3a26'),
  rect(1520, 690, 24, 130, '#5d3a26'),
];

export default function picture() {
  const random = seeded(143);
  const thread = [...spots, [1262, 440], [1338, 415]];
  return [
    rect(0, 0, 1600, 900, '#e4ead9'),
    rect(0, 760, 1600, 140, '#cdd6bd'),
    rect(SHELF.left - 26, SHELF.top - 30, YEARS * (SHELF.width + 12) + 40, SHELF.rows * SHELF.row + 50, '#744a30', {
      rx: 8,
    }),
    ...range(YEARS, (year) => range(SHELF.rows, (row) => board(random, year, row)).join('')),
    ...table,
    curve(thread, c.night, 9, { opacity: 0.2 }),
    curve(thread, c.clay, 6),
    ...spots.map((spot) => circle(spot, 10, c.clay)),
    circle([1338, 415], 11, c.marigold),
    shadow([420, 842], 92, 14, c.ink, 0.22),
    person({
      at: [420, 840],
      height: 470,
      look: { ...cast.analyst, main: c.indigo, shade: c.indigoDeep },
      pose: { ...stand, nod: -8, hands: { near: [10, -58], far: [19, -96] } },
      holds: inHand({ turn: 30 }),
    }),
    shadow([1180, 842], 92, 14, c.ink, 0.22),
    person({
      at: [1180, 840],
      height: 480,
      look: cast.officer,
      pose: { ...stand, nod: 2, hands: { near: [12, -56], far: [21, -84] } },
    }),
  ].join('');
}
