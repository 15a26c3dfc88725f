import { c, skin } from '../kit/palette.mjs';
import { syncQueue } from '../kit/queue.mjs';
import { scatter, seeded } from '../kit/random.mjs';

const stars = scatter(seeded(7), { count: 15, x: [40, 1560], y: [24, 200], gap: 90 });

const tone = {
  page: c.night,
  ground: '#12352a',
  shade: '#04100c',
  device: '#020a07',
  screen: '#1b4635',
  line: '#2f6a50',
  green: c.leaf,
  gold: c.marigold,
  card: c.leafLight,
  cardInk: c.forest,
  frame: c.paper,
  paper: c.paper,
  sky: '#a9cfb4',
  skin: skin.amber.lit,
  hedge: c.pine,
  hedgeLit: '#2b6d4e',
  wood: '#8a5c39',
  woodLit: '#a9713f',
  cabinet: '#1d4d3a',
  cabinetIn: '#0c2b20',
  slot: '#1a4735',
  slotLine: '#3f8a63',
  lamp: true,
  stars: stars.map(([x, y], i) => [x, y, 1.6 + (i % 3) * 0.8]),
};

export default () => syncQueue(tone, seeded(55));
