import { cast } from '../kit/cast.mjs';
import { shadow } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { scatter, seeded } from '../kit/random.mjs';
import { plant, stool } from '../kit/room.mjs';
import { sit, stand } from '../kit/skeleton.mjs';
import { circle, g, path, pts, range, rect, stroke } from '../kit/svg.mjs';

const tones = [c.leafLight, c.marigold, c.leafMist, c.moss, c.marigoldPale, c.leafPale, c.clayPale];

function note([x, y], size, turn, fill) {
  return g(
    `translate(${x} ${y}) rotate(${turn}) scale(${size / 60})`,
    rect(-28, -27, 60, 60, c.ink, { opacity: 0.13 }),
    rect(-30, -30, 60, 60, fill),
    path('M30 14V30H14Z', c.ink, { opacity: 0.12 }),
    stroke('M-18 -12H14M-18 0H18M-18 12H4', c.forest, 4, { opacity: 0.55 }),
  );
}

/** Brown paper full of notes, and arrows that no one can follow any more. */
function wall(random) {
  const spots = scatter(random, { count: 30, x: [92, 470], y: [150, 590], gap: 66 });
  const arrow = ([x, y], [u, v]) => {
    const bendX = (x + u) / 2 + random.around(0, 90);
    const bendY = (y + v) / 2 + random.around(0, 90);
    return stroke(`M${x} ${y}Q${bendX} ${bendY} ${u} ${v}`, c.clayDeep, 4, { opacity: 0.75 });
  };
  return [
    path('M52 96L512 84L524 640L300 652L46 644Z', '#c8a877'),
    path('M52 96L512 84L513 104L52 118Z', '#b8955f'),
    ...range(15, () => arrow(random.pick(spots), random.pick(spots))),
    ...spots.map((spot) => note(spot, random.between(52, 64), random.around(0, 13), random.pick(tones))),
  ].join('');
}

/** Nine rows: a bar and a dot each. */
function screen() {
  const values = [0.86, 0.72, 0.64, 0.9, 0.5, 0.58, 0.42, 0.3, 0.36];
  const rows = values.map((value, i) => {
    const y = 172 + i * 46;
    const bar = rect(1118, y - 9, 330 * value, 18, i === 4 ? c.leafLight : c.moss, { rx: 9 });
    return [
      rect(1030, y - 6, 58, 12, '#3c6a55', { rx: 6 }),
      rect(1118, y - 9, 330, 18, '#20503c', { rx: 9 }),
      bar,
      circle([1492, y], 12, i === 4 ? c.marigold : c.leafLight),
    ].join('');
  });
  return [
    rect(962, 102, 596, 512, c.ink, { rx: 22 }),
    rect(978, 118, 564, 480, c.forest, { rx: 12 }),
    ...rows,
    rect(1230, 614, 60, 90, c.ink),
    rect(1140, 696, 240, 16, c.ink, { rx: 8 }),
  ].join('');
}

export default function picture() {
  const random = seeded(4);
  const flight = pts('566 300, 604 214, 662 158, 728 118, 800 130, 866 158, 926 204, 978 262');
  const flying = flight.map((spot, i) => note(spot, 64 - i * 4, random.around(0, 30 - i * 3), tones[(i * 2 + 1) % 5]));
  return [
    rect(0, 0, 1600, 900, c.paper),
    rect(0, 706, 1600, 194, '#e5d8bd'),
    rect(0, 706, 1600, 8, '#d2c19d'),
    wall(random),
    screen(),
    ...flying,
    plant([1530, 800], 150),
    shadow([760, 838], 250, 14),
    stool([672, 836], 118),
    person({
      at: [684, 838],
      height: 440,
      look: cast.analyst,
      pose: {
        ...sit,
        view: 'away',
        hip: [-3, -32],
        lean: 5,
        feet: { near: [12, -3], far: [17, -5] },
        hands: { near: [14, -38], far: [17, -39] },
      },
    }),
    person({
      at: [880, 840],
      height: 450,
      look: cast.colleague,
      pose: { ...stand, view: 'away', hands: { near: [-8, -45], far: [30, -78] }, bend: { farArm: 1 } },
    }),
  ].join('');
}
