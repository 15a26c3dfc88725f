import { cast } from '../kit/cast.mjs';
import { inHand } from '../kit/device.mjs';
import { land, shadow, sky } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { seeded } from '../kit/random.mjs';
import { stand } from '../kit/skeleton.mjs';
import { circle, ellipse, limb, line, pts, rect, stroke } from '../kit/svg.mjs';
import { dial, heap, sack, winnowingTray } from '../kit/things.mjs';
import { roundTree } from '../kit/trees.mjs';
import { hut } from '../kit/village.mjs';

const far = { lit: '#8d9a5c', dark: '#737f47', stem: '#7a6238' };

export default function picture() {
  const random = seeded(17);
  return [
    sky('#f4d9a2', '#f0b878', 640),
    circle([800, 392], 288, '#f3c768'),
    circle([800, 392], 214, '#f7d88c'),
    land(pts('0 590, 300 530, 640 584, 980 540, 1300 586, 1600 528'), '#b79a63', 700),
    ...pts('120 596 110, 196 600 84, 1500 590 120, 1424 596 84').map(([x, y, h]) => roundTree([x, y], h, far)),
    hut([1280, 604], 150, { wall: '#e2b98c', roof: '#a8623a', shade: '#8c4c2b', door: '#5c3a22' }),
    rect(0, 596, 1600, 304, '#dcb982'),
    ellipse([800, 772], 640, 116, '#e8cc9b'),
    ellipse([800, 772], 640, 116, 'none', { stroke: '#cfa869', 'stroke-width': 5 }),
    limb([770, 66], [800, 700], 9, 12, '#5d3a22'),
    limb([800, 60], [532, 800], 10, 14, '#7d5238'),
    limb([806, 60], [1070, 800], 10, 14, '#6b4530'),
    stroke('M772 98C800 88 810 110 836 96M770 112C800 104 812 122 838 110', c.paper, 8),
    line(pts('802 110, 802 208'), c.ink, 7),
    dial([802, 274], 82, 62, { rim: c.forest }),
    line(pts('802 356, 802 396'), c.ink, 8),
    stroke('M802 396c0 26 -30 22 -28 2', c.ink, 8),
    stroke('M774 412L770 440M830 430L802 404', c.paper, 5),
    sack([802, 702], 190, { lit: '#dfc491', shade: '#c7a566', tie: c.clay }),
    shadow([802, 760], 120, 12, '#6b4325', 0.3),
    shadow([590, 806], 96, 12, '#6b4325', 0.3),
    shadow([1010, 808], 96, 12, '#6b4325', 0.3),
    person({
      at: [590, 806],
      height: 430,
      look: cast.farmer,
      pose: {
        ...stand,
        nod: -12,
        hands: { near: [24, -47], far: [30, -60] },
        bend: { nearArm: 1, farArm: 1 },
      },
    }),
    person({
      at: [1020, 808],
      height: 418,
      mirror: true,
      look: cast.officer,
      pose: { ...stand, nod: -8, hands: { near: [13, -56], far: [17, -58] } },
      holds: inHand({ turn: -22, width: 8, height: 14 }),
    }),
    heap([300, 852], 330, 108, random),
    winnowingTray([520, 848], 190),
    heap([520, 852], 110, 22, random),
    sack([1290, 800], 128, { lit: '#d8bb85', shade: '#be9a5c', tie: c.leaf }),
    sack([1400, 822], 138, { lit: '#dfc491', shade: '#c7a566', tie: c.leaf }),
  ].join('');
}
