import { c, skin } from '../kit/palette.mjs';
import { syncQueue } from '../kit/queue.mjs';
import { seeded } from '../kit/random.mjs';

const tone = {
  page: c.paper,
  ground: '#eadfc6',
  shade: c.ink,
  device: c.deep,
  screen: c.leafPale,
  line: c.leafMist,
  green: c.leaf,
  gold: c.marigold,
  card: c.leaf,
  cardInk: c.leafPale,
  frame: c.white,
  paper: c.paper,
  sky: c.leafMist,
  skin: skin.amber.lit,
  hedge: c.forest,
  hedgeLit: c.pine,
  wood: '#7d5238',
  woodLit: '#a9713f',
  cabinet: c.forest,
  cabinetIn: c.deep,
  slot: c.pine,
  slotLine: c.leafLight,
};

export default () => syncQueue(tone, seeded(55));
