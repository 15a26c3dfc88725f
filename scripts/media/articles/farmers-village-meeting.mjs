import { cast } from '../kit/cast.mjs';
import { inHand } from '../kit/device.mjs';
import { shadow } from '../kit/land.mjs';
import { c, hairColour } from '../kit/palette.mjs';
import { openBook } from '../kit/paper.mjs';
import { person } from '../kit/person.mjs';
import { seeded } from '../kit/random.mjs';
import { sitGround } from '../kit/skeleton.mjs';
import { circle, cut, ellipse, g, path, pts, range, rect, stroke } from '../kit/svg.mjs';

/** The banyan: a stem of many strands, air roots, and a crown that leaves the frame. */
function banyan(random) {
  const heads = pts(
    '180 60 190, 420 20 220, 700 70 240, 960 40 250, 1230 60 230, 1460 30 200, 560 160 150, 860 190 160, 1130 170 150, 320 150 130, 1360 150 120',
  );
  const crown = heads.map(([x, y, r]) => circle([x, y], r, '#000')).join('');
  return [
    path('M690 500C730 430 720 330 690 220H930C890 330 890 430 930 502C860 520 760 520 690 500Z', '#6f4a33'),
    path('M820 514C850 440 840 330 860 220H930C890 330 890 430 930 502C900 512 860 516 820 514Z', '#59392a'),
    ...range(5, (i) =>
      stroke(
        `M${716 + i * 38} ${488 + (i % 2) * 16}C${742 + i * 26} 420 ${738 + i * 26} 330 ${724 + i * 36} 250`,
        '#4b3023',
        4,
      ),
    ),
    ...[480, 540, 1070, 1130, 620, 1010].map((x, i) =>
      stroke(
        `M${x} 250q${random.around(0, 8)} 70 ${random.around(0, 6)} ${[120, 160, 140, 100, 200, 190][i]}`,
        '#6f4a33',
        6,
      ),
    ),
    cut(
      crown,
      rect(0, 0, 1600, 460, c.forest),
      ...heads.map(([x, y, r]) => circle([x - r * 0.16, y - r * 0.22], r * 0.94, c.pine)),
      ...heads.slice(0, 6).map(([x, y, r]) => circle([x - 40, y - 80], r * 0.86, c.leaf)),
    ),
  ].join('');
}

const grey = { hairTone: hairColour.grey };
const white = {
  outfit: 'kurta',
  main: c.white,
  shade: c.sand,
  trousers: c.paperShade,
  trousersShade: c.sand,
};
const looks = [
  cast.farmerWoman,
  { ...cast.elder },
  cast.greenSaree,
  { ...cast.farmer },
  cast.indigoSaree,
  { ...cast.youngMan, ...grey },
  cast.neighbour,
  { ...cast.farmer, ...white, cloth: { main: c.clay, shade: c.clayDeep } },
  cast.mother,
  { ...cast.elder, wrap: { main: c.leaf, shade: c.pine } },
  {
    ...cast.treasurer,
    main: c.moss,
    shade: c.leaf,
    hair: 'veil',
    cloth: { main: c.moss, shade: c.leaf, border: c.marigoldPale },
  },
];

/** Eleven listeners on an ellipse, from the far side to the near one; the twelfth reads. */
function circleOfPeople() {
  const seats = [200, 224, 318, 342, 163, 19, 132, 50, 112, 90, 68];
  return seats.map((degrees, i) => {
    const turn = (degrees * Math.PI) / 180;
    const x = 800 + Math.cos(turn) * 560;
    const y = 662 + Math.sin(turn) * 190;
    const side = Math.cos(turn);
    const front = Math.sin(turn);
    const view = front > 0.77 ? 'back' : front > 0.3 ? 'away' : 'half';
    return {
      y,
      x,
      height: 300 * (0.86 + 0.22 * (front + 1) * 0.5),
      look: looks[i],
      mirror: side > 0.02,
      pose: { ...sitGround, view, ...(view === 'back' ? { hands: { near: [-9, -13], far: [9, -13] } } : {}) },
    };
  });
}

export default function picture() {
  const random = seeded(5);
  const people = [
    ...circleOfPeople(),
    {
      x: 742,
      y: 512,
      height: 306,
      look: cast.treasurer,
      mirror: false,
      pose: { ...sitGround, view: 'front', nod: 0, hands: { near: [-9, -17], far: [9, -17] } },
      book: true,
    },
    {
      x: 960,
      y: 520,
      height: 300,
      look: cast.officer,
      mirror: true,
      pose: { ...sitGround, nod: 10 },
      phone: true,
    },
  ].sort((a, b) => a.y - b.y);
  return [
    rect(0, 0, 1600, 900, '#efe2c4'),
    ellipse([800, 640], 790, 290, '#e3d3ad'),
    ellipse([800, 636], 730, 252, '#2c6547'),
    ...range(26, () =>
      ellipse(
        [random.between(200, 1400), random.between(480, 820)],
        random.between(8, 22),
        random.between(3, 7),
        '#3f7d5a',
      ),
    ),
    banyan(random),
    ...people.map(({ x, y, height, look, mirror, pose, book, phone }) =>
      [
        shadow([x, y], height * 0.27, height * 0.07, c.ink, 0.25),
        person({ at: [x, y], height, look, mirror, pose, holds: phone ? inHand({ turn: 30 }) : '' }),
        book ? g(`translate(${x} ${y - 46}) scale(.8)`, openBook(96, 46)) : '',
      ].join(''),
    ),
  ].join('');
}
