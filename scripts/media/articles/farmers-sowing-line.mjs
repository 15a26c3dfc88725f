import { cast } from '../kit/cast.mjs';
import { birds, land, shadow, sky } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { seeded } from '../kit/random.mjs';
import { stoop } from '../kit/skeleton.mjs';
import { circle, curve, ellipse, line, pts, range, rect, stroke } from '../kit/svg.mjs';
import { roundTree } from '../kit/trees.mjs';
import { post } from '../kit/village.mjs';

const ground = 640;

/** A woman bending along the cord, a seed bag tied at the waist, seed leaving her hand. */
function sower(x, look, height, random) {
  const hand = [x + height * 0.36, ground + 88 - height * 0.13];
  const drops = range(5, (i) => ellipse([hand[0] + random.around(3, 8), hand[1] + 4 + i * 16], 5, 7, c.marigoldPale));
  return [
    shadow([x + 40, ground + 92], 170, 12, '#4a2f1c', 0.3),
    person({
      at: [x, ground + 88],
      height,
      look,
      pose: {
        ...stoop,
        hip: [0, -45],
        lean: 82,
        nod: -40,
        hands: { near: [34, -15], far: [22, -24] },
        bend: { farArm: -1 },
      },
    }),
    ...drops,
  ].join('');
}

export default function picture() {
  const random = seeded(33);
  const knots = range(15, (i) => 78 + i * 104);
  const cordY = (x) => 716 + (x / 1600) * 26;
  return [
    sky('#e9f3ea', '#fbe7bd', ground),
    circle([1220, 560], 86, '#f2bb45'),
    land(pts('0 590, 260 560, 560 584, 880 548, 1240 586, 1600 552'), '#b9d8bf', ground + 20),
    ...pts('96 60, 150 84, 212 66, 1438 76, 1502 98, 1560 70').map(([x, h]) =>
      roundTree([x, ground + 4], h, { lit: '#7fb792', dark: '#649f7a', stem: '#7f9a80' }),
    ),
    birds(pts('420 210, 474 178, 534 220, 590 196'), c.pine, 10),
    rect(0, ground, 1600, 270, '#a9713f'),
    ...range(5, (i) => {
      const y = ground + 18 + i * i * 13 + i * 12;
      return curve(
        [
          [-20, y],
          [400, y + 5],
          [900, y - 2],
          [1620, y + 9],
        ],
        i > 2 ? '#6b4125' : '#8a5730',
        8 + i * 9,
      );
    }),
    ...range(70, () =>
      ellipse(
        [random.between(0, 1600), random.between(ground + 14, 896)],
        random.between(3, 8),
        random.between(2, 4),
        '#8a5730',
        { opacity: 0.7 },
      ),
    ),
    ...knots.filter((x) => x < 1100).map((x) => ellipse([x, cordY(x) + 96], 7, 5, c.marigoldPale)),
    sower(330, cast.farmerWoman, 470, random),
    sower(900, cast.greenSaree, 490, random),
    post([40, 770], 120, '#5a3720'),
    post([1560, 800], 130, '#5a3720'),
    line(
      [
        [40, cordY(40) - 40],
        [1560, cordY(1560) - 40],
      ],
      c.paper,
      5,
    ),
    ...knots.map(
      (x) =>
        circle([x, cordY(x) - 40], 11, c.marigold) +
        stroke(`M${x - 4} ${cordY(x) - 30}l-5 16M${x + 4} ${cordY(x) - 30}l5 16`, c.marigold, 4),
    ),
  ].join('');
}
