import { c, hairColour } from './palette.mjs';
import { circle, ellipse, path, rect, stroke } from './svg.mjs';

/** A head-and-shoulders portrait of 400 by 400: `behind` and `over` are hair and clothes around one plain head. */
export function portrait({ ground, tone, behind = '', clothes, hair, over = '', brows = hairColour.black }) {
  return [
    rect(0, 0, 400, 400, ground),
    behind,
    path('M168 232H232V300C232 322 168 322 168 300Z', tone.shade),
    clothes,
    path(
      'M140 150C140 96 166 76 200 76C234 76 260 96 260 150C260 212 234 258 200 258C166 258 140 212 140 150Z',
      tone.lit,
    ),
    ellipse([138, 168], 11, 18, tone.lit),
    ellipse([262, 168], 11, 18, tone.lit),
    stroke('M162 146Q174 139 186 145', brows, 5),
    stroke('M214 145Q226 139 238 146', brows, 5),
    ellipse([175, 162], 4.4, 5.2, c.ink),
    ellipse([225, 162], 4.4, 5.2, c.ink),
    stroke('M201 164C199 180 195 188 196 194C199 198 205 198 209 195', tone.shade, 4.4),
    stroke('M180 221Q200 234 220 221', tone.shade, 5),
    hair,
    over,
  ].join('');
}

export const earring = (x, colour = c.marigold) => circle([x, 194], 6.5, colour);
