import { goat } from '../kit/animals.mjs';
import { c } from '../kit/palette.mjs';
import { openBook } from '../kit/paper.mjs';
import { seeded } from '../kit/random.mjs';
import { cut, ellipse, g, line, path, pts, range, rect, stroke } from '../kit/svg.mjs';
import { van } from '../kit/vehicle.mjs';

/** A person as a sign: a head and shoulders. */
const sign = ([x, y], size, fill, outline) =>
  g(
    `translate(${x} ${y}) scale(${size / 100})`,
    path(
      'M-44 50C-44 -4 44 -4 44 50ZM0 -58A27 27 0 1 0 0.1 -58Z',
      fill,
      outline ? { stroke: outline, 'stroke-width': 8 } : {},
    ),
  );

const marks = [
  goat([0, 26], 46, { coat: c.forest, shade: c.deep, hoof: c.forest }),
  g('translate(0 4) scale(.62)', openBook(130, 84, { cover: c.forest, page: c.leafPale, ink: c.leaf, rows: 4 })),
  van([0, 26], 92, { body: c.forest, glass: c.leafPale, mark: c.marigold }),
];

/** An open ledger with the sign of its programme on the left page, and figures pouring from its fold. */
function ledger(x, mark) {
  return g(
    `translate(${x} 120)`,
    g('', openBook(330, 170, { cover: c.clay, rows: 0 })),
    g('translate(-84 -2)', mark),
    ...range(5, (i) =>
      line(
        [
          [24, -52 + i * 25],
          [142, -56 + i * 25],
        ],
        '#a9c2b0',
        6,
      ),
    ),
  );
}

export default function picture() {
  const random = seeded(19);
  const tones = [c.leaf, c.leaf, c.teal, c.leaf, c.pine];
  const streams = [330, 800, 1270].flatMap((start) =>
    range(15, (i) => {
      const t = (i + 0.5) / 15;
      const spread = 118 - 20 * t;
      const x = start + (800 - start) * t * 0.62 + (((i * 61) % 100) / 50 - 1) * spread;
      const y = 226 + t * 214;
      const fill = random.pick(tones);
      const twice = random.chance(0.36);
      return sign([x, y], 33, fill) + (twice ? sign([x + 29, y + 2], 33, fill) : '');
    }),
  );
  const caught = range(22, (i) =>
    sign([500 + i * 28.5, 498 + Math.sin((i / 21) * Math.PI) * 24 + (i % 3) * 9], 35, '#e7e4d8', '#b4b7ab'),
  );
  const falling = pts('690 652, 752 690, 806 646, 868 688, 924 654, 780 734, 842 742');
  return [
    rect(0, 0, 1600, 900, c.paper),
    rect(0, 770, 1600, 130, '#eadfc6'),
    ledger(330, marks[0]),
    ledger(800, marks[1]),
    ledger(1270, marks[2]),
    ...streams,
    ellipse([800, 500], 400, 62, '#8a5a34'),
    ellipse([800, 504], 382, 50, '#f1e8d2'),
    cut(
      ellipse([800, 504], 382, 50, '#000'),
      ...range(38, (i) =>
        line(
          [
            [410 + i * 21, 440],
            [410 + i * 21, 560],
          ],
          '#d8c9a3',
          2,
        ),
      ),
      ...range(9, (i) =>
        line(
          [
            [410, 456 + i * 13],
            [1190, 456 + i * 13],
          ],
          '#d8c9a3',
          2,
        ),
      ),
    ),
    ...caught,
    path('M400 500C400 584 1200 584 1200 500V556C1200 646 400 646 400 556Z', '#a9713f'),
    path('M400 500C400 584 1200 584 1200 500V512C1200 596 400 596 400 512Z', '#c48c54'),
    ...falling.map((spot, i) => sign(spot, 34, i % 3 === 1 ? c.marigold : c.leaf)),
    rect(190, 784, 1220, 82, c.white, { rx: 14 }),
    stroke('M190 866H1410', '#d9cdb0', 4),
    ...range(21, (i) => sign([236 + i * 56.4, 828], 46, [3, 8, 9, 15].includes(i) ? c.marigold : c.leaf)),
  ].join('');
}
