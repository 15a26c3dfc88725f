import { phone, tick } from '../kit/device.mjs';
import { wrap } from '../kit/grip.mjs';
import { place } from '../kit/hand.mjs';
import { c, skin } from '../kit/palette.mjs';
import { circle, g, line, path, pts, range, rect, stroke } from '../kit/svg.mjs';

/** The form: five answers, the third of them sent back with a note. */
function form() {
  const rows = range(5, (i) => {
    const y = 168 + i * 92 + (i > 1 ? 62 : 0);
    const returned = i === 2;
    return [
      rect(38, y, 282, 66, returned ? '#fff7e2' : c.white, {
        rx: 14,
        stroke: returned ? c.marigold : '#d5e4d6',
        'stroke-width': returned ? 8 : 3,
      }),
      rect(60, y + 18, [120, 92, 140, 104, 80][i], 11, c.leafLight, { rx: 5 }),
      rect(60, y + 39, [176, 150, 110, 190, 132][i], 11, returned ? c.marigold : '#cfd8cc', { rx: 5 }),
      returned ? '' : circle([288, y + 33], 15, c.leaf) + tick([288, y + 34], 14, c.white, 4),
    ].join('');
  });
  const note = g(
    'translate(196 374)',
    path(
      'M-134 -34C-134 -48 -126 -54 -112 -54H112C126 -54 134 -48 134 -34V14C134 28 126 34 112 34H-58L-82 62L-86 34H-112C-126 34 -134 28 -134 14Z',
      c.marigold,
    ),
    line(pts('-98 -24, 96 -24'), c.deep, 9, { opacity: 0.65 }),
    line(pts('-98 4, 30 4'), c.deep, 9, { opacity: 0.65 }),
    circle([110, -54], 19, c.clay),
    circle([104, -60], 5, c.clayPale),
  );
  return [
    rect(38, 74, 148, 26, c.forest, { rx: 13 }),
    rect(38, 112, 96, 14, c.leafLight, { rx: 7 }),
    circle([286, 94], 28, 'none', { stroke: c.forest, 'stroke-width': 7 }),
    stroke('M286 78V95L298 102', c.forest, 6),
    path('M256 108L244 84L272 88Z', c.leafPale),
    stroke('M262 112A30 30 0 0 1 258 84M249 94L258 82L270 90', c.forest, 6),
    ...rows,
    note,
  ].join('');
}

export default function picture() {
  const hand = wrap(skin.teak, { sleeve: c.indigo, cuff: c.marigold, share: 0.36 }, { width: 226, gap: 36 });
  const bands = ['#a9d3b3', c.leafLight, '#7cc096', '#5fb184', c.moss, '#3f9c69', c.leaf];
  return [
    rect(0, 0, 1600, 900, '#dbeedf'),
    circle([300, 250], 120, '#f5e3b0'),
    path('M0 420C300 330 620 420 900 350S1400 300 1600 360V900H0Z', '#c3e1cb'),
    ...bands.map((fill, i) =>
      path(`M0 ${480 + i * 62}C400 ${420 + i * 70} 900 ${500 + i * 60} 1600 ${400 + i * 76}V900H0Z`, fill),
    ),
    ...range(11, (i) =>
      line(
        [
          [-60 + i * 210, 900],
          [540 + i * 66, 470],
        ],
        '#2a7f54',
        5,
        { opacity: 0.16 },
      ),
    ),
    g(
      'translate(660 62) rotate(7) scale(1.1)',
      place([0, 492], 1.58, 0, hand.behind),
      phone(358, 734, form(), { screen: '#eff6ee', body: c.deep }),
      place([0, 492], 1.58, 0, hand.front),
    ),
  ].join('');
}
