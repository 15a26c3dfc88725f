import { cast } from '../kit/cast.mjs';
import { shadow, sky } from '../kit/land.mjs';
import { openBook } from '../kit/paper.mjs';
import { c, skin } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { scatter, seeded } from '../kit/random.mjs';
import { sit, stand, walk } from '../kit/skeleton.mjs';
import { circle, g, rect } from '../kit/svg.mjs';

const steps = [
  { x: 120, high: 130, fill: c.clayPale },
  { x: 400, high: 220, fill: c.marigoldPale },
  { x: 680, high: 310, fill: c.leafMist },
  { x: 960, high: 400, fill: c.leafLight },
  { x: 1240, high: 490, fill: c.moss },
];
const floor = 840;
const top = (step) => floor - steps[step].high;
/** An open book in the hand, in figure units. */
const book = (size) => g(`scale(${size / 100})`, openBook(100, 62));

/** Five steps of reading, a child on each that it has reached; one still sits on the first. */
export default function picture() {
  const random = seeded(33);
  const loose = scatter(random, {
    count: 46,
    x: [90, 900],
    y: [70, 420],
    gap: 46,
    allowed: ([x, y]) => y < 560 - x * 0.42,
  });
  const child = (step, look, pose, more = {}) =>
    shadow([steps[step].x + 125, top(step) + 3], 62, 8, c.ink, 0.2) +
    person({ at: [steps[step].x + 125, top(step)], height: 260, look, pose, ...more });
  return [
    sky('#eef4ea', '#f9efd8'),
    ...loose.map((spot) => circle(spot, random.between(5, 9), c.leafLight, { opacity: 0.6 })),
    rect(0, floor, 1600, 60, '#dcc79c'),
    ...steps.map(({ x, high, fill }) => rect(x, floor - high, 250, high, fill, { rx: 12 })),
    ...steps.map(
      ({ x, high }) =>
        rect(x, floor - 20, 250, 20, c.ink, { opacity: 0.06 }) +
        rect(x, floor - high, 250, 10, c.white, { opacity: 0.5, rx: 5 }),
    ),
    child(
      0,
      { ...cast.boy, main: c.marigold, shade: c.marigoldDeep },
      { ...sit, hip: [0, -28], nod: 16, hands: { near: [17, -38], far: [20, -37] } },
      { behind: rect(-10, -26, 22, 26, c.clayDeep, { rx: 2 }), holds: book(15) },
    ),
    child(1, { ...cast.girl, main: c.indigo, shade: c.indigoDeep, skin: skin.amber }, { ...walk, nod: 4 }),
    child(2, cast.boy, { ...stand, nod: 8, hands: { near: [14, -54], far: [18, -54] } }, { holds: book(17) }),
    child(3, { ...cast.girl, main: c.clay, shade: c.clayDeep, skin: skin.walnut }, { ...walk, nod: -4 }),
    child(4, cast.girl, { ...stand, nod: -6, hands: { near: [12, -56], far: [24, -96] } }, { holds: book(17) }),
  ].join('');
}
