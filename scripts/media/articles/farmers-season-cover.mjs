import { cast } from '../kit/cast.mjs';
import { inHand } from '../kit/device.mjs';
import { birds, cloud, cropRows, land, rain, rowPoints, shadow, sky, tuft } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { seeded } from '../kit/random.mjs';
import { stand } from '../kit/skeleton.mjs';
import { circle, cut, gradient, path, pts } from '../kit/svg.mjs';
import { roundTree, shadeTree } from '../kit/trees.mjs';

/** The plain before the hills, in six patches of green: the six talukas. */
function plain() {
  const tones = ['#cfe3bb', '#a6d3b3', '#d6e6c0', '#8cc9a1', '#c7dfae', '#a4d1c0'];
  const edges = [150, 420, 650, 870, 1110, 1360, 1660];
  const patches = tones.map((tone, i) => {
    const [left, right] = [edges[i], edges[i + 1]];
    return path(`M${left + 40} 400L${right + 40} 400L${right - 24} 560L${left - 60} 560Z`, tone);
  });
  const shape = land(pts('0 436, 300 414, 700 430, 1100 408, 1600 426'), '#000', 600);
  return cut(shape, path('M0 380H400V600H0Z', '#bfe0c8'), ...patches);
}

function field(random) {
  const rows = {
    far: pts('560 486, 1720 452'),
    near: pts('-420 930, 2350 930'),
    bend: -150,
    count: 17,
    width: 0.56,
  };
  const soil = gradient([c.moss, c.pine]);
  const shape = (fill) => land(pts('0 560, 330 520, 620 486, 1100 466, 1600 448'), fill);
  const plants = rowPoints(rows, 19, 0.12).sort((a, b) => a[1] - b[1]);
  return [
    soil.define,
    shape(soil.fill),
    cut(
      shape('#000'),
      cropRows({ ...rows, fill: c.forest }),
      ...plants.map(([x, y, near]) => tuft([x + random.around(0, 5), y], 5 + 47 * near ** 2.2, c.moss, c.leaf)),
    ),
  ].join('');
}

/** A field edge before the rain: two people, one phone. */
export default function picture() {
  const random = seeded(11);
  return [
    sky('#f7f3ea', '#f7e7c0', 470),
    circle([330, 318], 70, c.marigold),
    rain(random, { x: [960, 1600], y: [250, 390], count: 90, colour: '#6da58a' }),
    cloud(pts('960 214 54, 1070 170 88, 1240 120 124, 1420 130 130, 1600 120 130'), 268, '#a9d0b9', '#8fbfa4'),
    cloud(pts('1180 178 50, 1280 132 84, 1420 86 122, 1600 70 140'), 226, c.forest, '#3a7559'),
    land(pts('0 380, 180 330, 420 372, 640 318, 900 376, 1180 300, 1420 352, 1600 310'), '#9bc7ac', 520),
    land(pts('0 424, 240 386, 520 420, 820 380, 1120 414, 1380 372, 1600 404'), '#76b08d', 520),
    plain(),
    ...pts('1080 432 40, 1122 436 56, 1330 428 46, 720 446 38, 760 450 50').map(([x, y, h]) => roundTree([x, y], h)),
    field(random),
    path('M-20 574C180 520 300 516 420 556C580 610 500 760 400 930L-20 930Z', '#e6cf9d'),
    path('M420 556C580 610 500 760 400 930L360 930C450 770 520 640 400 550Z', '#d3b87f'),
    shadeTree([96, 610], 340),
    shadow([352, 822], 120, 13),
    person({
      at: [292, 820],
      height: 300,
      look: cast.farmer,
      pose: { ...stand, nod: 10, hands: { near: [10, -50], far: [14, -52] } },
    }),
    person({
      at: [408, 822],
      height: 292,
      mirror: true,
      look: cast.officer,
      pose: { ...stand, nod: 12, hands: { near: [14, -58], far: [18, -60] } },
      holds: inHand({ turn: -24, height: 14, width: 8 }),
    }),
    birds(pts('600 190, 650 160, 700 206'), c.pine),
  ].join('');
}
