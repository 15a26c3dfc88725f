import { cast } from '../kit/cast.mjs';
import { inHand } from '../kit/device.mjs';
import { land, shadow } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { stool } from '../kit/room.mjs';
import { sit } from '../kit/skeleton.mjs';
import { circle, cut, ellipse, g, line, path, pts, range, rect, stroke } from '../kit/svg.mjs';
import { dial } from '../kit/things.mjs';
import { roundTree } from '../kit/trees.mjs';

function wardWindow() {
  return [
    rect(420, 84, 760, 330, c.paper),
    cut(
      rect(436, 100, 728, 298, '#000'),
      rect(436, 100, 728, 298, '#eef5e8'),
      circle([1040, 190], 44, c.marigoldPale),
      land(pts('430 300, 600 236, 800 300, 980 226, 1180 290'), c.leafMist, 420),
      land(pts('430 350, 660 296, 900 344, 1180 300'), c.leafLight, 420),
      land(pts('430 384, 760 350, 1180 376'), c.leaf, 420),
      roundTree([560, 380], 96),
      roundTree([620, 386], 70),
    ),
    ...[436, 678, 922].slice(1).map((x) => rect(x - 7, 100, 14, 298, c.paper)),
    rect(400, 408, 800, 20, '#e3d7ba', { rx: 4 }),
  ].join('');
}

/** The bed from the side: frame, mattress, pillow, a marigold blanket. */
function bed() {
  return [
    shadow([720, 812], 430, 16),
    rect(300, 420, 22, 390, '#cfd8d0', { rx: 8 }) + rect(1128, 520, 22, 290, '#cfd8d0', { rx: 8 }),
    ...range(4, (i) => rect(300, 444 + i * 42, 14, 12, '#b4c2b8')),
    rect(306, 664, 836, 22, '#cfd8d0', { rx: 8 }),
    rect(316, 598, 816, 72, c.white, { rx: 22 }),
    rect(316, 634, 816, 36, c.leafPale, { rx: 16 }),
    path('M318 616C300 520 356 470 402 470C446 470 440 560 420 604Z', c.white),
    path('M318 616C310 560 330 520 350 500C352 560 366 590 420 604Z', c.paperShade),
  ].join('');
}

/** The newborn: a wrapped bundle with a small head. */
const newborn = [
  path('M-10 -4C-10 -11 2 -14 12 -10C20 -7 22 2 14 7C6 11 -8 7 -10 -4Z', c.white),
  path('M0 -12C8 -6 10 4 6 9C10 9 13 8 14 7C22 2 20 -7 12 -10C8 -12 4 -12 0 -12Z', c.leafMist),
  circle([-7, -7], 5.4, '#8a5a3c'),
  path('M-12 -7A6 6 0 0 1 -2 -10L-5 -11.6A6 6 0 0 0 -12 -7Z', '#14201b'),
].join('');

export default function picture() {
  return [
    rect(0, 0, 1600, 900, c.forest),
    rect(0, 560, 1600, 200, c.pine, { opacity: 0.5 }),
    rect(0, 552, 1600, 8, '#2d6a4c'),
    wardWindow(),
    rect(0, 760, 1600, 140, '#ecdfc3'),
    rect(0, 760, 1600, 8, '#d6c59f'),
    bed(),
    person({
      at: [530, 768],
      height: 520,
      look: { ...cast.mother, main: c.teal, shade: c.tealDeep, border: c.marigold, blouse: c.clay },
      pose: {
        ...sit,
        view: 'half',
        hip: [-14, -32],
        lean: -14,
        nod: 18,
        feet: { near: [30, -28], far: [32, -27] },
        hands: { near: [6, -48], far: [10, -46] },
      },
      holds: g('translate(-3 -4) scale(.8)', newborn),
    }),
    path(
      'M556 604C620 560 700 584 780 590C880 596 1000 584 1120 598C1140 640 1130 690 1120 704C1000 690 640 700 548 690C530 660 536 624 556 604Z',
      c.marigold,
    ),
    path(
      'M548 690C640 700 1000 690 1120 704C1126 690 1132 668 1132 650C1000 640 660 654 540 646C540 664 544 680 548 690Z',
      c.marigoldDeep,
    ),
    ...range(5, (i) =>
      stroke(
        `M${640 + i * 100} 592C${630 + i * 100} 620 ${636 + i * 100} 640 ${632 + i * 100} 690`,
        c.marigoldPale,
        5,
        { opacity: 0.7 },
      ),
    ),
    shadow([900, 846], 150, 13),
    stool([894, 846], 122),
    person({
      at: [892, 848],
      height: 470,
      mirror: true,
      look: { ...cast.healthWorker, main: c.leafMist, shade: c.leafLight, border: c.forest, blouse: c.leaf },
      pose: { ...sit, view: 'half', hip: [0, -30], nod: 6, hands: { near: [16, -54], far: [21, -55] } },
      holds: inHand({ turn: 22, width: 9, height: 15 }),
    }),
    shadow([1400, 826], 130, 13),
    line(pts('1316 800, 1316 610'), '#cfd8d0', 12) + line(pts('1484 800, 1484 610'), '#cfd8d0', 12),
    rect(1296, 700, 208, 12, '#b4c2b8', { rx: 4 }),
    rect(1296, 604, 208, 14, '#cfd8d0', { rx: 5 }),
    circle([1316, 812], 14, c.ink) + circle([1484, 812], 14, c.ink),
    rect(1346, 546, 108, 58, c.leafLight, { rx: 8 }),
    path('M1300 520C1310 552 1490 552 1500 520Z', c.white) + ellipse([1400, 520], 100, 12, c.paperShade),
    dial([1400, 574], 24, 40, { rim: c.forest }),
  ].join('');
}
