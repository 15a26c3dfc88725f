import { cross, play, tablet, tick } from '../kit/device.mjs';
import { pinchEdge } from '../kit/grip.mjs';
import { place } from '../kit/hand.mjs';
import { c, skin } from '../kit/palette.mjs';
import { circle, g, line, path, pts, range, rect } from '../kit/svg.mjs';

/** A mat of woven bands, slightly turned. */
function mat() {
  const rows = range(22, (j) =>
    range(26, (i) => {
      const even = (i + j) % 2 === 0;
      return rect(i * 44 + 2, j * 40 + 2, 40, 36, even ? '#d9c08d' : '#e6d2a6', { rx: 5 });
    }).join(''),
  );
  return g(
    'translate(650 -60) rotate(7)',
    rect(-30, -20, 1220, 940, '#c9ad74', { rx: 18 }),
    ...rows,
    line(pts('-14 0, -14 900'), c.clay, 12),
  );
}

function screen() {
  const waves = [70, 112, 84, 132, 60, 100, 76, 46];
  const choice = (x, fill, sign) => g(`translate(${x} 330)`, rect(0, 0, 206, 108, fill, { rx: 22 }), sign);
  return [
    play([186, 176], 86, c.forest, c.paper),
    ...waves.map((height, i) =>
      line(
        [
          [326 + i * 30, 176 - height / 2],
          [326 + i * 30, 176 + height / 2],
        ],
        c.marigold,
        13,
      ),
    ),
    choice(86, c.leafLight, tick([103, 54], 58, c.deep, 12)),
    choice(346, c.leafLight, cross([103, 54], 56, c.deep, 12)),
  ].join('');
}

/** The slip that stays with the family: a handset, three lines. */
function slip() {
  const handset = 'M0 0C10 60 46 96 104 106L122 76L84 54L66 70C50 62 38 50 32 34L48 18L30 -18L2 -10C0 -8 -1 -4 0 0Z';
  return [
    rect(8, 12, 420, 300, c.ink, { rx: 8, opacity: 0.14 }),
    rect(0, 0, 420, 300, c.white, { rx: 8 }),
    circle([96, 108], 62, c.leafPale),
    g(
      'translate(52 66) scale(.78)',
      path(handset, c.forest, { 'stroke-linejoin': 'round', stroke: c.forest, 'stroke-width': 8 }),
    ),
    ...pts('192 76 180, 192 116 150, 192 156 120').map(([x, y, w]) => rect(x, y, w, 16, '#b9b8ab', { rx: 8 })),
    line(pts('40 214, 380 214'), c.sand, 4, { 'stroke-dasharray': '4 14' }),
  ].join('');
}

export default function picture() {
  const sleeve = { sleeve: c.clay, cuff: c.marigold, share: 0.4, bangles: [c.marigold, c.leafLight] };
  const hand = pinchEdge(skin.teak, sleeve);
  const paper = 'translate(190 330) rotate(-9)';
  const right = (part) => g(paper, place([420, 226], 1.35, 8, part));
  const left = (part) => g(paper, place([0, 226], 1.35, -8, part, true));
  return [
    rect(0, 0, 1600, 900, '#efe4cc'),
    mat(),
    tablet(640, 520, screen(), { at: [880, 170], turn: 7, body: c.deep, screen: c.leafPale }),
    right(hand.behind),
    left(hand.behind),
    g(paper, slip()),
    right(hand.front),
    left(hand.front),
  ].join('');
}
