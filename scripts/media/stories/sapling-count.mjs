import { cast } from '../kit/cast.mjs';
import { inHand } from '../kit/device.mjs';
import { land, shadow, sky } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { seeded } from '../kit/random.mjs';
import { squat, stand } from '../kit/skeleton.mjs';
import { circle, ellipse, pts, range, ring } from '../kit/svg.mjs';
import { sapling } from '../kit/trees.mjs';

/** A hillside planted in rows. The living are counted with a dot each; where one is missing, its place is marked. */
export default function picture() {
  const random = seeded(71);
  const rows = range(6, (row) => {
    const near = row / 5;
    const y = 420 + near * 380;
    const count = 15 - row;
    const gap = (1600 + 160 * near) / count;
    return range(count, (i) => ({
      x: 40 + (i + (row % 2) * 0.5) * gap + random.around(0, 6),
      y: y + random.around(0, 8) - Math.sin((i / count) * Math.PI) * 34,
      size: 52 + near * 96,
      lost: random.chance(0.22),
    }));
  }).flat();
  const clear = ({ x, y }) => !(y > 610 && Math.abs(x - 520) < 150) && !(y > 610 && Math.abs(x - 1080) < 170);
  const plant = ({ x, y, size, lost }) =>
    lost
      ? ring([x, y - 4], size * 0.24, c.clay, 4, { 'stroke-dasharray': '7 8' }) +
        ellipse([x, y], size * 0.14, size * 0.05, '#8a6a42')
      : shadow([x, y + 2], size * 0.26, size * 0.06, c.ink, 0.2) +
        sapling([x, y], size) +
        circle([x, y - size - 20], 4 + size * 0.05, c.marigold);
  return [
    sky('#e2efe9', '#f8ecd0', 480),
    circle([300, 170], 70, c.marigoldPale),
    land(pts('0 320, 300 250, 640 310, 1040 220, 1600 300'), '#b5d8bd'),
    land(pts('0 390, 400 330, 800 320, 1200 340, 1600 380'), '#9fc98f'),
    land(pts('0 560, 500 500, 1100 500, 1600 550'), '#b9c987'),
    land(pts('0 720, 600 670, 1200 680, 1600 720'), '#cfc98c'),
    ...rows.filter(clear).map(plant),
    shadow([520, 850], 96, 14, c.ink, 0.26),
    person({
      at: [520, 850],
      height: 420,
      look: cast.surveyor,
      pose: { ...stand, nod: 10, hands: { near: [18, -62], far: [22, -60] } },
      holds: inHand({ width: 9, height: 14, turn: 6, screen: c.leafPale }),
    }),
    sapling([700, 856], 190),
    circle([700, 636], 15, c.marigold),
    shadow([1080, 856], 110, 13, c.ink, 0.26),
    person({ at: [1090, 856], height: 420, mirror: true, look: cast.farmer, pose: squat }),
    sapling([970, 860], 130),
    circle([970, 700], 13, c.marigold),
  ].join('');
}
