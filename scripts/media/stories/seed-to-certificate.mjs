import { cast } from '../kit/cast.mjs';
import { tick } from '../kit/device.mjs';
import { shadow, sky } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { seeded } from '../kit/random.mjs';
import { stand } from '../kit/skeleton.mjs';
import { circle, ellipse, range, rect, stroke } from '../kit/svg.mjs';
import { sack, tag } from '../kit/things.mjs';

const azure = '#3f86c4';

/** Breeder, foundation and certified seed: three generations that hang on one thread. */
export default function picture() {
  const random = seeded(19);
  const loose = range(26, (i) => [120 + (i % 7) * 24 + random.around(0, 8), 770 + Math.floor(i / 7) * 20]);
  return [
    sky('#f3f0e4', '#f8ead0'),
    rect(0, 0, 1600, 900, c.leafPale, { opacity: 0.45 }),
    ...range(3, (shelf) => rect(0, 150 + shelf * 150, 1600, 10, c.earth, { opacity: 0.35 })),
    rect(0, 720, 1600, 180, '#c9a674'),
    rect(0, 720, 1600, 14, '#b48f5c'),
    ...loose.map(([x, y], i) =>
      ellipse([x, y], 9, 5, i % 4 ? '#e4c47f' : c.marigold, { transform: `rotate(${i * 37} ${x} ${y})` }),
    ),
    shadow([240, 742], 70, 12, c.ink, 0.3),
    sack([240, 740], 120, { lit: c.marigoldPale, shade: '#e3c77f' }),
    shadow([620, 762], 150, 16, c.ink, 0.3),
    sack([550, 760], 170),
    sack([700, 768], 180),
    shadow([1270, 812], 330, 20, c.ink, 0.3),
    ...range(3, (i) => sack([1110 + i * 180, 740], 200, { lit: '#e6d8b7', shade: '#c6ae7c' })),
    ...range(3, (i) => sack([1060 + i * 195, 812], 214, { lit: '#ddcba2', shade: '#bfa672' })),
    stroke('M240 590C330 420 440 420 560 520S760 560 800 460S980 330 1130 500S1300 520 1450 430', c.clay, 6),
    tag([300, 502], 76, c.marigold, 8),
    tag([600, 532], 84, c.white, -4),
    tag([1130, 500], 96, azure, 5, c.white),
    tag([1420, 446], 96, azure, -6, c.white),
    shadow([880, 838], 90, 14, c.ink, 0.3),
    person({
      at: [880, 838],
      height: 460,
      look: cast.manager,
      pose: { ...stand, nod: -4, hands: { near: [-8, -44], far: [24, -72] } },
    }),
    circle([1450, 260], 92, c.leaf),
    circle([1450, 260], 74, 'none', {
      stroke: c.leafMist,
      'stroke-width': 5,
      'stroke-dasharray': '3 12',
      'stroke-linecap': 'round',
    }),
    tick([1450, 260], 62, c.white, 15),
  ].join('');
}
