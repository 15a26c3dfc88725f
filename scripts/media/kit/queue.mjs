import { tablet } from './device.mjs';
import { bezier } from './geometry.mjs';
import { circle, cut, ellipse, g, glow, line, path, pts, range, rect, stroke } from './svg.mjs';
import { lantern } from './things.mjs';

/** The gate of the sync queue: one scene for a light and a dark page. `tone` holds all its colours. */
const motifs = [
  (tone) =>
    rect(-60, -44, 120, 88, tone.sky) +
    path('M-60 20L-18 -22L12 12L34 -8L60 20V44H-60Z', tone.green) +
    circle([32, -22], 10, tone.gold),
  (tone) =>
    rect(-60, -44, 120, 88, tone.sky) +
    rect(-40, -28, 80, 56, tone.paper, { rx: 5 }) +
    stroke('M-26 -10H26M-26 4H26M-26 16H2', tone.green, 5),
  (tone) =>
    rect(-60, -44, 120, 88, tone.sky) +
    path(
      'M-24 44V4C-24 -4 -14 -4 -14 4V-24C-14 -32 -4 -32 -4 -24V-30C-4 -38 6 -38 6 -30V-24C6 -32 16 -32 16 -24V2C22 -6 30 -2 28 6L18 44Z',
      tone.skin,
    ),
  (tone) =>
    rect(-60, -44, 120, 88, tone.sky) +
    path('M-36 30C-40 -20 0 -36 40 -32C42 10 14 38 -36 30Z', tone.green) +
    stroke('M-34 28C-10 10 10 -6 30 -24', tone.paper, 4),
];

const photo = ([x, y], size, turn, motif, tone) =>
  g(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    rect(-66, -56, 144, 132, tone.shade, { opacity: 0.18, rx: 4 }),
    rect(-72, -64, 144, 132, tone.frame, { rx: 4 }),
    g('translate(0 -8)', cut(rect(-60, -44, 120, 88, '#000'), motif(tone))),
  );

function hedge(tone, random) {
  const heads = (x0, x1, y0, y1, count, colour) =>
    range(count, () => circle([random.between(x0, x1), random.between(y0, y1)], random.between(34, 56), colour)).join(
      '',
    );
  const block = (top, bottom) => [
    rect(926, top, 168, bottom - top, tone.hedge, { rx: 30 }),
    heads(936, 1092, top + 10, bottom - 10, Math.round((bottom - top) / 13), tone.hedge),
    cut(
      rect(820, top - 60, 380, bottom - top + 120, '#000'),
      heads(930, 1064, top, bottom - 20, Math.round((bottom - top) / 24), tone.hedgeLit),
    ),
  ];
  return [...block(60, 396), ...block(524, 850)].join('');
}

export function syncQueue(tone, random) {
  const route = pts('452 500, 640 452, 900 464, 1350 460');
  const cards = range(14, (i) => {
    const [x, y] = bezier(route, 0.05 + i * 0.067);
    return g(
      `translate(${x} ${y}) rotate(${(-8 + i * 0.8).toFixed(1)})`,
      rect(-23, -16, 46, 32, tone.card, { rx: 5 }),
      stroke('M-13 -4H13M-13 6H4', tone.cardInk, 3.6),
    );
  });
  const rows = range(
    4,
    (i) =>
      rect(56, 110 + i * 76, 44, 44, i < 3 ? tone.card : tone.line, { rx: 10 }) +
      rect(120, 120 + i * 76, 196 - (i % 2) * 54, 22, tone.line, { rx: 11 }),
  );
  return [
    rect(0, 0, 1600, 900, tone.page),
    tone.stars ? tone.stars.map(([x, y, r]) => circle([x, y], r, tone.card)).join('') : '',
    ellipse([800, 880], 1100, 150, tone.ground),
    line(pts('380 640, 1000 640'), tone.ground, 3),
    ellipse([250, 782], 250, 32, tone.shade, { opacity: 0.14 }),
    tablet(
      380,
      520,
      rect(44, 60, 120, 22, tone.gold, { rx: 11 }) + rows.join('') + rect(56, 426, 268, 46, tone.green, { rx: 23 }),
      { at: [92, 284], turn: -11, body: tone.device, screen: tone.screen },
    ),
    ...pts('840 706 1.06 3, 716 664 1.1 -5, 596 718 1.08 6, 486 678 1.0 -8')
      .reverse()
      .map(([x, y, size, turn], i) => photo([x + 30, y], size * 1.05, turn, motifs[i], tone)),
    hedge(tone, random),
    rect(900, 398, 222, 16, tone.wood, { rx: 6 }),
    rect(906, 398, 16, 136, tone.wood),
    rect(1100, 398, 16, 136, tone.wood),
    path('M1116 416L1160 398V522L1116 528Z', tone.woodLit),
    ...range(3, (i) =>
      line(
        [
          [1127 + i * 13, 414 - i * 5],
          [1127 + i * 13, 524],
        ],
        tone.wood,
        4,
      ),
    ),
    tone.lamp ? glow([1010, 430], 250, tone.gold, 0.55) : '',
    tone.lamp ? lantern([1134, 380], 62) : '',
    ...cards,
    ellipse([1420, 776], 170, 24, tone.shade, { opacity: 0.16 }),
    tone.lamp ? glow([1420, 300], 200, tone.gold, 0.5) : '',
    rect(1306, 276, 228, 500, tone.cabinet, { rx: 16 }),
    rect(1322, 292, 196, 468, tone.cabinetIn, { rx: 8 }),
    ...range(
      6,
      (i) =>
        rect(1338, 352 + i * 66, 164, 46, tone.slot, { rx: 8 }) +
        circle([1482, 375 + i * 66], 6, tone.card) +
        rect(1354, 368 + i * 66, 70, 12, tone.slotLine, { rx: 6 }),
    ),
    rect(1306, 442, 22, 44, tone.page, { rx: 4 }),
    circle([1420, 318], 19, tone.gold),
  ].join('');
}
