import { c, hairColour, skin } from '../kit/palette.mjs';
import { earring, portrait } from '../kit/portrait.mjs';
import { circle, path, stroke } from '../kit/svg.mjs';

export const size = [400, 400];

/** Hair in a low bun, a green saree over a clay blouse. */
export default () =>
  portrait({
    ground: c.marigoldPale,
    tone: skin.amber,
    behind:
      circle([276, 236], 40, hairColour.black) +
      path(
        'M124 176C116 96 150 56 200 56C250 56 284 96 276 176C274 214 266 236 246 250C226 262 174 262 154 250C134 236 126 214 124 176Z',
        hairColour.black,
      ),
    clothes:
      path('M58 400C62 326 110 298 166 286C180 312 220 312 234 286C290 298 338 326 342 400Z', c.clay) +
      path('M234 286C290 298 338 326 342 400H118C176 384 222 340 234 286Z', c.leaf) +
      stroke('M234 288C222 342 176 386 118 402', c.marigold, 9),
    hair:
      path(
        'M134 168C128 96 158 62 200 62C242 62 272 96 266 168C262 128 240 104 202 92C164 104 138 128 134 168Z',
        hairColour.black,
      ) +
      circle([200, 132], 5, c.clay) +
      earring(138) +
      earring(262),
  });
