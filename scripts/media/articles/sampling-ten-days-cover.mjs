import { shadow } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { scatter, seeded } from '../kit/random.mjs';
import { blob, circle, cut, ellipse, g, path, pts, range, rect, ring, stroke } from '../kit/svg.mjs';
import { jeep } from '../kit/vehicle.mjs';
import { flag, longHouse } from '../kit/village.mjs';

const border = pts(
  '210 130, 420 60, 700 96, 900 40, 1180 84, 1420 60, 1530 220, 1490 420, 1548 600, 1380 730, 1120 700, 900 752, 640 716, 420 760, 180 716, 84 520, 130 320',
);
const roads = [
  'M300 640C420 560 420 420 560 350S800 250 960 150S1250 130 1440 190',
  'M300 640C460 640 560 600 700 560S980 600 1140 560S1340 440 1470 470',
];
const spurs = [
  'M560 350C500 260 420 220 330 190',
  'M760 268C820 340 860 400 960 420',
  'M1140 560C1180 620 1220 650 1300 660',
  'M700 560C720 620 760 660 840 680',
  'M1080 146C1100 220 1160 270 1240 300',
];

export default function picture() {
  const random = seeded(124);
  const villages = scatter(random, {
    count: 124,
    x: [130, 1500],
    y: [90, 720],
    gap: 54,
    allowed: ([x, y]) => Math.hypot(x - 280, y - 640) > 130 && ((x - 815) / 690) ** 2 + ((y - 405) / 325) ** 2 < 0.97,
  });
  const chosen = new Set(range(24, (i) => Math.floor((i * villages.length) / 24 + random.next() * 4)));
  const land = (fill, more) => blob(border, fill, more);
  return [
    rect(0, 0, 1600, 900, c.paper),
    land(c.leafPale, { transform: 'translate(10 14)', opacity: 0.9 }),
    land('#edf0dc'),
    cut(
      land('#000'),
      path('M-20 300C240 240 420 330 620 250S980 300 1240 210S1500 260 1640 200V-20H-20Z', '#e2ecd5'),
      path('M700 800C760 660 900 640 1020 650S1340 600 1600 620V900H700Z', '#dfe9cf'),
      stroke('M-20 470C160 420 260 480 420 470S700 400 800 470S1060 480 1200 400S1460 340 1640 350', '#bcdcd8', 17),
      stroke('M800 470C830 560 900 620 920 780', '#bcdcd8', 11),
    ),
    land('none', { stroke: c.leafLight, 'stroke-width': 6, 'stroke-dasharray': '22 13' }),
    ...spurs.map((d) => stroke(d, '#d9c79c', 7)),
    ...roads.map((d) => stroke(d, '#cdb57f', 16) + stroke(d, c.white, 10)),
    ...villages.map((spot, i) =>
      chosen.has(i)
        ? circle(spot, 21, c.marigold, { opacity: 0.25 }) +
          circle(spot, 12.5, c.marigold) +
          ring(spot, 12.5, c.white, 3)
        : circle(spot, 8, '#b8c9ad'),
    ),
    shadow([290, 664], 120, 13),
    longHouse([268, 662], 200, { roof: c.forest, door: c.leaf, bays: 3 }),
    flag([372, 662], 104),
    shadow([566, 372], 52, 8) + g('rotate(-22 560 360)', jeep([560, 366], 98)),
    shadow([716, 580], 52, 8) + g('rotate(-3 706 572)', jeep([706, 574], 98)),
    rect(360, 790, 880, 84, c.white, { rx: 16 }),
    rect(360, 790, 880, 84, 'none', { rx: 16, stroke: '#e0d6bd', 'stroke-width': 4 }),
    ...range(10, (i) => rect(382 + i * 85.4, 806, 66, 52, i > 0 && i < 7 ? c.leaf : c.paperShade, { rx: 9 })),
    ...range(6, (i) => ellipse([382 + (i + 1) * 85.4 + 33, 832], 8, 8, c.leafPale)),
  ].join('');
}
