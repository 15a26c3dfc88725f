import { cast } from '../kit/cast.mjs';
import { birds, cropRows, land, shadow } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { seeded } from '../kit/random.mjs';
import { stand } from '../kit/skeleton.mjs';
import { circle, cut, ellipse, gradient, path, pts, range, rect, stroke } from '../kit/svg.mjs';
import { layingSack, tag } from '../kit/things.mjs';

const azure = '#3f86c4';

/** Paddy: short strokes in rows inside a shape, taller towards the viewer. */
function paddy(shape, [left, right], [top, bottom], random, tones) {
  const stalks = range(Math.round(((right - left) * (bottom - top)) / 420), () => [
    random.between(left, right),
    random.between(top, bottom),
  ]).sort((a, b) => a[1] - b[1]);
  return cut(
    shape,
    ...stalks.map(([x, y]) => {
      const tall = 12 + ((y - top) / (bottom - top)) * 18;
      return stroke(`M${x} ${y}q2 ${-tall * 0.6} ${random.around(0, 7)} ${-tall}`, random.pick(tones), 2.6);
    }),
  );
}

function stack() {
  const rows = [6, 6, 6, 5, 5, 5, 4, 4, 3];
  return rows.flatMap((count, row) =>
    range(count, (i) =>
      layingSack([1408 + (i - (count - 1) / 2) * 92 + (row % 2) * 16, 808 - row * 37], 104, {
        lit: row % 2 ? '#e6d8b7' : '#ddcba2',
        shade: '#c6ae7c',
        tag: azure,
      }),
    ),
  );
}

export default function picture() {
  const random = seeded(40);
  const plot = 'M380 704L566 668L700 724L500 772Z';
  const wide = 'M700 640C820 560 960 540 1240 520L1600 500V806C1300 800 980 830 800 800C700 780 660 700 700 640Z';
  const sheen = gradient(['#f7f3ea', '#f9eccb']);
  return [
    sheen.define,
    rect(0, 0, 1600, 900, sheen.fill),
    circle([980, 300], 84, c.marigoldPale),
    land(pts('0 600, 200 570, 500 580, 800 500, 1100 440, 1360 400, 1600 330'), '#b5d8bd'),
    land(pts('0 660, 300 620, 620 610, 900 560, 1200 500, 1600 440'), '#86bb95'),
    rect(0, 690, 1600, 210, '#e9dab5'),
    land(pts('0 690, 300 676, 640 690, 760 700'), '#e9dab5'),
    path(wide, c.leaf),
    cut(
      path(wide, '#000'),
      cropRows({
        far: pts('760 540, 1680 490'),
        near: pts('420 860, 1900 860'),
        bend: -40,
        count: 22,
        fill: c.pine,
        width: 0.5,
      }),
    ),
    paddy(path(wide, '#000'), [660, 1600], [540, 800], random, [c.moss, c.leafLight, '#d9c56a']),
    path(plot, '#6f9a63', { transform: 'translate(0 10)' }),
    path(plot, c.leaf),
    paddy(path('M370 640H710V780H370Z', '#000'), [400, 680], [690, 752], random, [c.moss, c.leafLight, c.pine]),
    birds(pts('620 210, 668 184, 716 226'), c.pine),
    shadow([176, 792], 96, 13),
    path('M120 700C82 740 80 790 112 796H240C272 790 270 740 232 700Z', '#e6cfa0'),
    path('M200 700C232 740 240 770 228 796H240C272 790 270 740 232 700Z', '#cdb07a'),
    path('M120 700C112 676 128 660 140 664C156 652 196 652 212 664C224 660 240 676 232 700Z', '#d9bf8a'),
    rect(116, 692, 120, 15, c.clay, { rx: 7 }),
    ...range(11, (i) =>
      ellipse([258 + (i % 5) * 18 + random.around(0, 5), 800 + Math.floor(i / 5) * 13], 7, 4, '#d3a94a', {
        transform: `rotate(${i * 40} ${258 + (i % 5) * 18} ${800 + Math.floor(i / 5) * 13})`,
      }),
    ),
    shadow([1404, 812], 290, 16, c.ink, 0.25),
    ...stack(),
    stroke(
      'M176 700C190 560 300 540 420 560S520 570 560 560S760 400 930 420S1120 420 1180 330S1340 240 1392 400',
      c.clay,
      4.5,
    ),
    tag([252, 580], 52, c.marigold, 7),
    tag([540, 562], 56, c.white, -5),
    tag([930, 420], 62, c.white, 4),
    tag([1392, 398], 68, azure, -4, c.white),
    shadow([1086, 826], 66, 10),
    person({
      at: [1084, 826],
      height: 268,
      look: { ...cast.farmer, cloth: { main: c.clay, shade: c.clayDeep } },
      pose: { ...stand, nod: -12, hands: { near: [-8, -43], far: [17, -62] } },
    }),
  ].join('');
}
