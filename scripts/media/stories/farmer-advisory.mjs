import { cast } from '../kit/cast.mjs';
import { arcs, inHand } from '../kit/device.mjs';
import { cropRows, land, rowPoints, shadow, sky, tuft } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { stand } from '../kit/skeleton.mjs';
import { circle, path, pts } from '../kit/svg.mjs';
import { shadeTree } from '../kit/trees.mjs';

const field = { far: pts('260 470, 1420 440'), near: pts('-500 940, 2100 940'), bend: 30, count: 17 };

/** An officer and a farmer over one phone, in the field that it speaks of. */
export default function picture() {
  const plants = rowPoints(field, 9, 0.06).sort((a, b) => a[1] - b[1]);
  return [
    sky('#e4f0e6', '#f8ecd0', 520),
    circle([1270, 190], 78, c.marigoldPale),
    land(pts('0 430, 320 350, 640 410, 1000 330, 1320 390, 1600 340'), '#b5d8bd'),
    shadeTree([250, 500], 250),
    shadeTree([1440, 470], 190),
    path('M0 480C400 450 1200 440 1600 460V900H0Z', '#c99a62'),
    cropRows({ ...field, fill: '#b98650', width: 0.42 }),
    ...plants.map(([x, y, near]) => tuft([x, y], 16 + near * 46, c.leaf, c.pine)),
    shadow([690, 822], 96, 15, c.ink, 0.3),
    shadow([910, 822], 96, 15, c.ink, 0.3),
    person({
      at: [690, 820],
      height: 440,
      look: cast.officer,
      pose: { ...stand, nod: 12, hands: { near: [17, -64], far: [21, -60] } },
      holds: inHand({ width: 8.4, height: 14, turn: 12, screen: c.marigoldPale }),
    }),
    person({
      at: [910, 822],
      height: 428,
      mirror: true,
      look: cast.farmer,
      pose: { ...stand, nod: 10, hands: { near: [14, -58], far: [9, -42] } },
    }),
    arcs([776, 500], [34, 58, 82], c.marigold, 7, { turn: -90, spread: 38 }),
  ].join('');
}
