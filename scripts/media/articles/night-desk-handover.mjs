import { cast } from '../kit/cast.mjs';
import { c } from '../kit/palette.mjs';
import { openBook } from '../kit/paper.mjs';
import { pencil } from '../kit/files.mjs';
import { person } from '../kit/person.mjs';
import { stand } from '../kit/skeleton.mjs';
import { circle, ellipse, g, glow, gradient, line, path, poly, pts, range, rect } from '../kit/svg.mjs';

const nurse = (look, more) => ({ ...look, outfit: 'kurti', ...more });

export default function picture() {
  const cone = gradient(['#f3c75c', '#5d7a42', '#17402f']);
  const left = nurse(cast.analyst, {
    main: c.leafPale,
    shade: c.leafLight,
    trousers: c.leafMist,
    trousersShade: c.leafLight,
    hair: 'bun',
    bangle: undefined,
  });
  const right = nurse(cast.analyst, {
    main: c.tealPale,
    shade: '#8fbdb8',
    trousers: '#9cc6c1',
    trousersShade: '#7fb0aa',
    skin: cast.farmer.skin,
    hair: 'bun',
    bangle: undefined,
  });
  const reach = { near: [31, -61], far: [27, -52] };
  return [
    cone.define,
    rect(0, 0, 1600, 900, c.deep),
    rect(0, 0, 1600, 560, '#123528'),
    rect(520, 92, 560, 300, '#2a5c45', { rx: 6 }),
    rect(536, 108, 528, 268, '#081c15'),
    circle([680, 186], 30, c.paper) + circle([692, 178], 26, '#081c15'),
    ...pts('590 150, 820 140, 940 200, 1010 150, 620 280, 880 300').map((spot) => circle(spot, 2.6, c.leafLight)),
    path('M536 340C620 300 700 330 800 320S980 300 1064 330V376H536Z', '#103226'),
    rect(793, 108, 14, 268, '#2a5c45'),
    rect(120, 150, 250, 190, '#1a4636', { rx: 8 }),
    ...range(4, (i) => rect(146, 180 + i * 36, [150, 110, 190, 130][i], 10, '#2f6a50', { rx: 5 })),
    rect(1230, 150, 250, 190, '#1a4636', { rx: 8 }),
    ...range(
      3,
      (i) => circle([1290 + i * 66, 220], 22, '#2f6a50') + rect(1270 + i * 66, 262, 40, 9, '#2f6a50', { rx: 4 }),
    ),
    rect(0, 800, 1600, 100, '#0a2219'),
    g('', poly(pts('752 190, 848 190, 1240 800, 360 800'), cone.fill, { opacity: 0.62 })),
    glow([800, 250], 330, c.marigold, 0.5),
    line(pts('800 0, 800 128'), c.ink, 6),
    path('M720 196C724 128 876 128 880 196Z', c.leaf),
    ellipse([800, 196], 58, 12, '#fff2c9'),
    ellipse([800, 812], 620, 34, c.night, { opacity: 0.6 }),
    person({
      at: [520, 852],
      height: 540,
      look: left,
      pose: {
        ...stand,
        view: 'side',
        lean: 5,
        nod: 6,
        hip: [0, -49.6],
        hands: reach,
        feet: { near: [-6, -3], far: [6, -3] },
      },
    }),
    person({
      at: [1080, 852],
      height: 540,
      mirror: true,
      look: right,
      pose: {
        ...stand,
        view: 'side',
        lean: 5,
        nod: 6,
        hip: [0, -49.6],
        hands: reach,
        feet: { near: [-6, -3], far: [6, -3] },
      },
    }),
    g(
      'translate(800 526) rotate(-8)',
      rect(-118, -34, 236, 4, 'none'),
      rect(-76, -30, 152, 68, c.ink, { rx: 12 }),
      rect(-67, -22, 134, 52, '#dff0df', { rx: 6 }),
      rect(-52, -8, 60, 8, c.leaf, { rx: 4 }),
      rect(-52, 8, 38, 8, c.leafLight, { rx: 4 }),
      circle([42, 4], 11, c.marigold),
    ),
    circle([716, 528], 15, left.skin.lit) + circle([884, 520], 15, right.skin.lit),
    rect(430, 650, 740, 30, '#9a6238', { rx: 6 }),
    rect(450, 680, 700, 180, '#6b4127'),
    rect(450, 680, 700, 14, '#55331f'),
    ...[0, 1].map(
      (i) =>
        rect(486 + i * 330, 716, 298, 120, '#7d4a2c', { rx: 6 }) +
        rect(606 + i * 330, 768, 58, 12, c.marigold, { rx: 6 }),
    ),
    g(
      'translate(800 628)',
      openBook(250, 64, { cover: c.clay, rows: 4 }),
      line(pts('-78 -22, -78 24'), '#b9c7b8', 2.4),
      line(pts('72 -22, 72 24'), '#b9c7b8', 2.4),
    ),
    pencil([950, 648], 120, -8, c.leaf),
  ].join('');
}
