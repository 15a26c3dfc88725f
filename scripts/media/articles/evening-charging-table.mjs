import { cast } from '../kit/cast.mjs';
import { inQuad, mix } from '../kit/geometry.mjs';
import { land, shadow } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { openBook } from '../kit/paper.mjs';
import { person } from '../kit/person.mjs';
import { stand } from '../kit/skeleton.mjs';
import { circle, cut, ellipse, g, glow, gradient, line, path, poly, pts, range, rect, stroke } from '../kit/svg.mjs';

const top = pts('430 500, 560 452, 1360 640, 1230 716');

/** The row of phones on the table: each one a slab with one lit dot; the sixth place is empty. */
function phones() {
  return range(9, (i) => {
    const u = 0.07 + i * 0.105;
    const corner = (du, v) => inQuad(top, v, u + du);
    const slab = [corner(0, 0.3), corner(0, 0.78), corner(0.066, 0.78), corner(0.066, 0.3)];
    const middle = mix(slab[0], slab[2], 0.5);
    if (i === 5) return poly(slab, 'none', { stroke: c.marigold, 'stroke-width': 4, 'stroke-dasharray': '9 8' });
    const sunk = slab.map(([x, y]) => [x, y + 7]);
    const screen = slab.map((point) => mix(point, middle, 0.14));
    const wire = corner(0.033, 0.3);
    return [
      poly(sunk, c.night, { stroke: c.night, 'stroke-width': 7, 'stroke-linejoin': 'round' }),
      poly(slab, c.deep, { stroke: c.deep, 'stroke-width': 8, 'stroke-linejoin': 'round' }),
      poly(screen, i < 6 ? '#2f7a58' : '#22573f'),
      circle(middle, 6.5, i % 3 === 2 ? c.marigold : c.leafLight),
      stroke(`M${wire.join(' ')}q-14 14 -6 26`, c.leafPale, 3),
    ].join('');
  }).join('');
}

function doorway() {
  const dusk = gradient(['#f3c25a', '#f0a24e', '#d9774b']);
  return [
    dusk.define,
    rect(66, 130, 268, 600, '#5a3a25'),
    rect(84, 150, 232, 580, dusk.fill),
    circle([226, 520], 48, '#fbe3a6'),
    cut(
      rect(84, 150, 232, 580, '#000'),
      land(pts('60 600, 160 556, 260 596, 360 560'), '#7a4a3a', 740),
      land(pts('60 660, 200 636, 360 668'), '#55352b', 740),
    ),
    path('M316 150L398 190V770L316 730Z', '#7d5238'),
    path('M330 178L384 204V440L330 428ZM330 458L384 472V722L330 700Z', '#6b4530'),
    g(
      'translate(34 0)',
      poly(pts('386 560, 420 544, 450 776, 412 796'), c.indigoDeep),
      poly(pts('420 544, 456 566, 486 792, 450 776'), '#1d2857'),
      ...range(4, (i) =>
        line(
          [
            [392 + i * 7.4, 612 + i * 46 - 20],
            [424 + i * 8, 594 + i * 46 - 20],
          ],
          '#7f8cc9',
          3,
        ),
      ),
      line(pts('403 552, 431 786'), '#7f8cc9', 3),
    ),
  ].join('');
}

export default function picture() {
  const side = [top[0], top[3], [top[3][0], top[3][1] + 26], [top[0][0], top[0][1] + 26]];
  const end = [top[3], top[2], [top[2][0], top[2][1] + 26], [top[3][0], top[3][1] + 26]];
  return [
    rect(0, 0, 1600, 900, '#1d4a38'),
    rect(0, 730, 1600, 170, '#3a3324'),
    path('M66 730H334L760 900H0V760Z', '#c9883f', { opacity: 0.5 }),
    rect(560, 116, 520, 220, c.deep, { rx: 6 }),
    rect(560, 116, 520, 220, 'none', { rx: 6, stroke: '#8a5c39', 'stroke-width': 12 }),
    ...range(3, (i) => stroke(`M610 ${174 + i * 52}H${[900, 820, 960][i]}`, '#4a7d64', 6)),
    ...range(4, (i) => circle([980, 180 + i * 34], 8, '#4a7d64')),
    glow([230, 470], 520, c.marigold, 0.4),
    doorway(),
    ellipse([900, 850], 560, 36, c.night, { opacity: 0.4 }),
    ...pts('456 520 250, 1246 730 150, 1338 664 176, 566 480 230').map(([x, y, h]) => rect(x, y, 24, h, '#6b4127')),
    path('M760 784H1010L988 864H784Z', '#b98a4a'),
    ...range(4, (i) =>
      line(
        [
          [766 + i * 5, 802 + i * 17],
          [1004 - i * 5, 802 + i * 17],
        ],
        '#94682f',
        4,
      ),
    ),
    ...range(
      5,
      (i) =>
        rect(784 + i * 44, 744 + (i % 2) * 10, 36, 56, [c.leafLight, c.white, c.moss, c.leafPale, c.teal][i], {
          rx: 6,
        }) + circle([802 + i * 44, 760 + (i % 2) * 10], 4, c.marigold),
    ),
    path('M760 784H1010L1006 798H764Z', '#cf9f5b'),
    poly(top, '#c48c54'),
    poly(side, '#96603b'),
    poly(end, '#7d4a2c'),
    stroke('M470 520C800 600 1000 640 1230 706', '#a9713f', 4),
    phones(),
    poly(pts('560 566, 690 598, 676 612, 546 578'), c.paper, {
      stroke: c.paper,
      'stroke-width': 8,
      'stroke-linejoin': 'round',
    }),
    ...range(6, (i) => circle([566 + i * 21, 573 + i * 5.4], 4.4, c.leaf)),
    shadow([1440, 866], 110, 13, c.night, 0.5),
    person({
      at: [1436, 866],
      height: 560,
      mirror: true,
      look: {
        ...cast.surveyor,
        main: c.marigoldPale,
        shade: '#dfbf74',
        wrap: { main: c.clay, shade: c.clayDeep },
      },
      pose: { ...stand, nod: 14, hands: { near: [14, -55], far: [21, -57] } },
    }),
    g('translate(1352 548) rotate(-8) scale(1.05)', openBook(104, 58, { cover: c.clay })),
    glow([760, 420], 420, c.marigoldPale, 0.16),
  ].join('');
}
