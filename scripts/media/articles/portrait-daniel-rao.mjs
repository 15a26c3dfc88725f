import { c, skin } from '../kit/palette.mjs';
import { portrait } from '../kit/portrait.mjs';
import { path, rect, stroke } from '../kit/svg.mjs';

export const size = [400, 400];

const dark = '#1b1f1c';

/** Short hair, beard and glasses, a forest green shirt with an open collar. */
export default () =>
  portrait({
    ground: c.leafMist,
    tone: skin.walnut,
    brows: dark,
    clothes:
      path('M56 400C60 326 108 300 160 288L200 322L240 288C292 300 340 326 344 400Z', c.forest) +
      path('M160 286L200 330L178 352L142 296ZM240 286L200 330L222 352L258 296Z', c.pine) +
      stroke('M200 334V400', c.deep, 4),
    hair:
      path(
        'M134 150C124 84 160 52 206 54C252 54 280 88 266 150C262 160 258 164 256 172C256 140 254 118 246 104C214 112 176 108 156 100C146 118 144 140 144 172C142 164 138 160 134 150Z',
        dark,
      ) +
      path(
        'M139 168C140 228 162 268 200 268C238 268 260 228 261 168C254 196 246 206 230 206C214 202 186 202 170 206C154 206 146 196 139 168Z',
        dark,
      ) +
      path('M180 219Q200 230 220 219Q212 212 200 214Q188 212 180 219Z', skin.walnut.shade),
    over:
      rect(152, 146, 42, 34, 'none', { rx: 13, stroke: c.marigold, 'stroke-width': 5 }) +
      rect(206, 146, 42, 34, 'none', { rx: 13, stroke: c.marigold, 'stroke-width': 5 }) +
      stroke('M194 160Q200 156 206 160M152 158L138 154M248 158L262 154', c.marigold, 5),
  });
