import { finger, foreArm } from './hand.mjs';
import { c } from './palette.mjs';
import { blob, limb, path, pts } from './svg.mjs';

/** Ways a close-up hand holds something; most come in two layers, behind and in front of the thing. */

/** Holding a flat thing by its right edge (x = 0): fingers behind it, the thumb on it. */
export function pinchEdge(tone, sleeve) {
  const palm = pts('-6 -30, 30 -46, 74 -20, 104 44, 108 108, 64 130, 22 96, -8 40');
  return {
    behind: [
      foreArm([80, 96], [372, 498], tone, { ...sleeve, share: (sleeve.share ?? 0.35) * 0.58 }),
      finger(pts('60 -10, 16 -52, -50 -60'), tone, 30),
      finger(pts('60 14, 10 -20, -60 -24'), tone, 30),
      finger(pts('60 40, 6 14, -56 12'), tone, 29),
      blob(palm, tone.lit),
    ].join(''),
    front: [
      path('M22 96C0 70 4 26 26 4C40 -10 66 -8 74 10C90 44 92 92 66 122Z', tone.lit),
      finger(pts('58 84, 22 34, -26 2, -52 -8'), tone, 33, true),
      path('M40 40C56 52 68 78 66 112C84 96 90 60 74 22C64 6 46 14 40 40Z', tone.lit),
    ].join(''),
  };
}

/** Round a slim thing held upright (phone, handle): four fingers in front of the left edge, thumb at the right. */
export function wrap(tone, sleeve, { width = 150, gap = 33 } = {}) {
  const tips = [0, 1, 2, 3].map((i) => {
    const y = i * gap;
    const reach = [30, 40, 38, 24][i];
    return finger(
      [
        [-26, y + 8],
        [-16, y],
        [reach, y + 3],
      ],
      tone,
      31,
      false,
    );
  });
  return {
    behind: [
      foreArm([width * 0.62, 150], [width * 0.9 + 80, 400], tone, sleeve),
      blob(
        [
          [-34, 0],
          [-20, -24],
          [40, -30],
          [width, -10],
          [width + 34, 60],
          [width + 26, 150],
          [70, 190],
          [-6, 130],
          [-36, 60],
        ],
        tone.lit,
      ),
    ].join(''),
    front:
      tips.reverse().join('') +
      finger(
        [
          [width + 22, 104],
          [width + 20, 50],
          [width - 6, 6],
          [width - 24, -14],
        ],
        tone,
        35,
        true,
      ),
  };
}

/** A hand that writes: pencil point at [0, 0], arm to the right. */
export function writing(tone, sleeve, { pencil = c.marigold } = {}) {
  const lead = pts('0 0, 14 -28, 28 -18');
  return [
    foreArm([208, 40], [520, 130], tone, { ...sleeve, width: 48 }),
    blob(pts('76 -34, 120 -62, 180 -50, 232 0, 236 70, 170 96, 110 84, 78 50'), tone.lit),
    finger(pts('170 84, 110 84, 66 70'), tone, 33),
    finger(pts('180 66, 104 58, 56 44'), tone, 34),
    limb([24, -26], [176, -208], 9.5, 9.5, pencil),
    limb([166, -196], [178, -210], 9.5, 9.5, c.clay),
    path(`M${lead.map((p) => p.join(' ')).join('L')}Z`, '#ead2a8'),
    path('M0 0L6 -12L12 -8Z', c.ink),
    finger(pts('176 46, 98 30, 46 8'), tone, 34, false),
    finger(pts('190 -26, 120 -64, 74 -46, 42 -24'), tone, 33, true),
    finger(pts('186 30, 128 10, 84 -12, 54 -22'), tone, 35, true),
  ].join('');
}

/** A hand flat on a surface, seen from above; fingers point left, the arm goes right. */
export function flat(tone, sleeve, spread = 1) {
  return [
    foreArm([170, 8], [430, 40], tone, { ...sleeve, width: 46 }),
    finger(
      [
        [96, -34],
        [10, -56 * spread],
        [-60, -56 * spread],
      ],
      tone,
      30,
      true,
    ),
    finger(
      [
        [96, -12],
        [0, -20 * spread],
        [-84, -22 * spread],
      ],
      tone,
      31,
      true,
    ),
    finger(
      [
        [96, 12],
        [4, 14 * spread],
        [-78, 14 * spread],
      ],
      tone,
      30,
      true,
    ),
    finger(
      [
        [96, 34],
        [20, 44 * spread],
        [-44, 46 * spread],
      ],
      tone,
      27,
      true,
    ),
    blob(pts('60 -56, 110 -60, 170 -42, 196 4, 176 50, 112 58, 60 46, 46 0'), tone.lit),
    finger(pts('140 -46, 96 -92, 40 -110'), tone, 33, true),
    path('M96 -50C120 -66 150 -56 160 -36L110 -20Z', tone.lit),
  ].join('');
}
