import { cast } from '../kit/cast.mjs';
import { arcs, inHand, signalBars } from '../kit/device.mjs';
import { bezier } from '../kit/geometry.mjs';
import { land, sky } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { scatter, seeded } from '../kit/random.mjs';
import { bench, kettle } from '../kit/room.mjs';
import { sit, stand } from '../kit/skeleton.mjs';
import { circle, g, glow, line, path, pts, range, rect, stroke } from '../kit/svg.mjs';
import { lantern } from '../kit/things.mjs';
import { roundTree } from '../kit/trees.mjs';
import { mast } from '../kit/village.mjs';

const night = { lit: '#1d5a40', dark: '#143f2d', stem: c.night };

/** A roadside stall: a tarpaulin on poles, a counter, glasses. */
function stall() {
  return [
    rect(92, 380, 14, 420, '#5a3a25'),
    rect(488, 380, 14, 420, '#5a3a25'),
    path(
      'M40 392L96 286H508L566 392L540 410L492 392L446 410L398 392L352 410L302 392L254 410L206 392L160 410L112 392L66 410Z',
      c.clay,
    ),
    path('M40 392L96 286H508L514 298H98L52 396Z', c.clayDeep),
    person({
      at: [246, 812],
      height: 330,
      look: { ...cast.elder, wrap: undefined, main: c.tealPale, shade: c.teal },
      pose: { ...stand, nod: 8, hands: { near: [14, -52], far: [20, -52] } },
    }),
    rect(112, 640, 376, 166, '#7d4a2c'),
    rect(98, 622, 404, 24, '#96603b', { rx: 4 }),
    ...range(3, (i) =>
      line(
        [
          [112, 684 + i * 40],
          [488, 684 + i * 40],
        ],
        '#693c22',
        4,
      ),
    ),
    kettle([350, 622], 92),
    ...range(4, (i) => path(`M${414 + i * 21} 598h15l-3 24h-9z`, i % 2 ? '#d69a5b' : '#c4854a')),
  ].join('');
}

export default function picture() {
  const random = seeded(21);
  const stars = scatter(random, { count: 26, x: [560, 1580], y: [30, 300], gap: 60 });
  const flight = pts('806 536, 930 330, 1120 250, 1372 236');
  const cards = range(11, (i) => {
    const t = 0.05 + i * 0.088;
    const [x, y] = bezier(flight, t);
    const size = 40 - i * 2.6;
    return g(
      `translate(${x} ${y}) rotate(${-24 + i * 3.4})`,
      rect(-size * 0.5, -size * 0.36, size, size * 0.72, i === 0 ? c.marigoldPale : c.leafLight, { rx: 4 }),
      stroke(
        `M${-size * 0.28} ${-size * 0.1}H${size * 0.28}M${-size * 0.28} ${size * 0.12}H${size * 0.08}`,
        c.forest,
        size * 0.08,
      ),
    );
  });
  return [
    sky('#0d2a1f', '#3b7a58', 720),
    ...stars.map((spot) => circle(spot, random.between(1.4, 3), c.leafMist, { opacity: 0.8 })),
    land(pts('560 640, 820 560, 1080 430, 1390 350, 1600 420'), '#1c5139'),
    mast([1392, 356], 132, c.leafLight, 3),
    arcs([1392, 218], [26, 44, 62], c.marigold, 4, { turn: 180, spread: 36 }),
    land(pts('0 640, 300 600, 700 662, 1100 590, 1600 640'), '#154330'),
    roundTree([1130, 660], 120, night),
    roundTree([1210, 668], 160, night),
    roundTree([1060, 664], 84, night),
    rect(0, 790, 1600, 110, '#2b2a1d'),
    path('M0 790H1600V806C1200 800 400 800 0 806Z', '#4a4127'),
    glow([470, 520], 520, c.marigold, 0.42),
    stall(),
    lantern([520, 400], 92),
    glow([520, 466], 130, c.marigoldPale, 0.55),
    bench([708, 810], 260, 92, '#6b4127'),
    person({
      at: [690, 812],
      height: 372,
      look: cast.officer,
      pose: {
        ...sit,
        hip: [0, -29],
        nod: -14,
        hands: { near: [25, -66], far: [22, -48] },
        feet: { near: [20, -3], far: [26, -3] },
      },
      holds: inHand({ turn: 14, width: 8.6, height: 15, screen: c.marigoldPale }),
    }),
    ...cards,
    signalBars([900, 640], 84, 1, { on: c.marigold, off: '#3a7f5b' }),
  ].join('');
}
