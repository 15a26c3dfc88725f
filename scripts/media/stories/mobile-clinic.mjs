import { cast } from '../kit/cast.mjs';
import { inHand, tick } from '../kit/device.mjs';
import { land, shadow, sky } from '../kit/land.mjs';
import { c } from '../kit/palette.mjs';
import { person } from '../kit/person.mjs';
import { sit, stand } from '../kit/skeleton.mjs';
import { circle, line, path, pts, range, rect, ring } from '../kit/svg.mjs';
import { bench } from '../kit/room.mjs';
import { slenderTree } from '../kit/trees.mjs';
import { van } from '../kit/vehicle.mjs';
import { hut } from '../kit/village.mjs';

/** The day's list, large in the sky: who has been seen, who is due, who was missed. */
const list = [
  rect(980, 92, 420, 300, c.white, { rx: 22 }),
  ...range(4, (i) => {
    const y = 150 + i * 62;
    const missed = i === 1;
    return [
      circle([1036, y], 21, missed ? c.marigold : c.leafPale),
      missed ? ring([1036, y], 30, c.marigold, 4) : tick([1036, y], 20, c.leaf, 6),
      line(
        [
          [1086, y - 8],
          [1250 + ((i * 53) % 90), y - 8],
        ],
        missed ? c.ink : '#b9c3b8',
        12,
      ),
      line(
        [
          [1086, y + 14],
          [1190 + ((i * 37) % 60), y + 14],
        ],
        '#dcded2',
        9,
      ),
    ].join('');
  }),
].join('');

/** A clinic on wheels under the trees; a health worker with her list goes to the one who did not come. */
export default function picture() {
  return [
    sky('#dcebe8', '#f8ecd0', 640),
    land(pts('0 500, 380 410, 760 480, 1200 400, 1600 460'), '#b5d8bd'),
    slenderTree([120, 640], 380),
    slenderTree([820, 630], 300),
    hut([1420, 690], 250),
    path('M0 660C500 630 1100 640 1600 660V900H0Z', '#d7c08f'),
    path('M0 780C500 750 1100 752 1600 776V860C1100 832 500 838 0 858Z', '#bca06c'),
    shadow([420, 800], 300, 18),
    van([420, 800], 560, { mark: c.clay }),
    list,
    shadow([880, 840], 96, 14, c.ink, 0.24),
    person({
      at: [880, 840],
      height: 430,
      look: cast.healthWorker,
      pose: { ...stand, nod: 6, hands: { near: [17, -60], far: [20, -56] } },
      holds: inHand({ width: 10, height: 14, turn: 14, screen: c.marigoldPale }),
    }),
    bench([1260, 844], 250, 92),
    person({
      at: [1270, 846],
      height: 410,
      mirror: true,
      look: cast.mother,
      pose: { ...sit, hip: [0, -29], nod: 2, hands: { near: [14, -38], far: [18, -40] } },
    }),
  ].join('');
}
