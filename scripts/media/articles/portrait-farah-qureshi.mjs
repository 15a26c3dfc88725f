import { c, hairColour, skin } from '../kit/palette.mjs';
import { portrait } from '../kit/portrait.mjs';
import { path, stroke } from '../kit/svg.mjs';

export const size = [400, 400];

/** A teal dupatta worn loosely over dark hair, an indigo tunic. */
export default () =>
  portrait({
    ground: c.clayPale,
    tone: skin.teak,
    behind: path('M104 330C94 250 92 150 124 92C150 44 250 44 276 92C308 150 306 250 296 330Z', c.tealDeep),
    clothes:
      path('M58 400C62 326 110 300 166 288C180 318 220 318 234 288C290 300 338 326 342 400Z', c.indigo) +
      stroke('M168 292C182 326 218 326 232 292', c.marigoldPale, 6),
    hair: path(
      'M134 172C128 100 156 70 200 70C244 70 272 100 266 172C258 130 232 108 190 98C168 112 142 132 134 172Z',
      hairColour.black,
    ),
    over:
      path(
        'M200 44C124 44 106 104 108 178C110 246 96 300 62 400H150C128 340 124 270 132 208C126 130 146 84 200 78C254 84 274 130 268 208C272 256 262 300 208 332C170 352 146 372 138 400H330C316 330 292 262 292 178C294 104 276 44 200 44Z',
        c.teal,
      ) +
      stroke(
        'M146 400C126 340 124 270 132 208C126 130 146 84 200 78C254 84 274 130 268 208C272 256 262 300 208 332',
        c.marigoldPale,
        5,
      ) +
      stroke('M286 250C282 300 250 344 190 372M112 240C108 290 100 330 84 372', c.tealDeep, 5),
  });
