import { bagKg, certifiedLots, foundationLots, steps, tracedBag } from '../data/seeds';
import { count, sum } from '../kit/numbers';
import { Canvas, type Drawing, type Edge, fall, flow, Label, type Size, starts } from './canvas';

const WIDE: Size = [1440, 580];
const COMPACT: Size = [360, 600];

const passed = steps.map(({ grown, rejected }) => grown - rejected) as [number, number, number];
const [breeder, foundation, certified] = passed;
const bags = sum(certifiedLots, (lot) => Math.floor(lot.passed / bagKg));
const traced = certifiedLots.find(({ lot }) => lot === tracedBag.lot) ?? certifiedLots[0];
const parent = foundationLots.find(({ lot }) => lot === traced.from) ?? foundationLots[0];

type Lot = { lot: string; from: number; to: number };
/** Where each lot begins and ends on an edge with `length` for all certified seed, centred on `middle`. */
function spread(lots: readonly { lot: string; passed: number }[], length: number, middle: number, gap: number): Lot[] {
  const sizes = lots.map((lot) => (lot.passed / certified) * length);
  const first = middle - (sum(sizes, (size) => size) + gap * (lots.length - 1)) / 2;
  return starts(sizes, gap).map((start, n) => ({
    lot: lots[n]?.lot ?? '',
    from: first + start,
    to: first + start + (sizes[n] ?? 0),
  }));
}
/** The flows between three edges, at true scale: the seed of 600 kg is a hair. */
function fan(
  length: number,
  middle: number,
  edges: readonly [number, number, number],
  join: (a: Edge, b: Edge) => string,
) {
  const mothers = spread(foundationLots, length, middle, length / 18);
  const lots = spread(certifiedLots, length, middle, length / 60);
  const hair = (breeder / certified) * length;
  const first = mothers.map(({ from, to }) =>
    join([edges[0], middle - hair / 2, middle + hair / 2 + 0.6], [edges[1], from, to]),
  );
  const second = lots.map((lot) => {
    const certifiedLot = certifiedLots.find((one) => one.lot === lot.lot);
    const mother = mothers.find((one) => one.lot === certifiedLot?.from);
    const siblings = certifiedLots.filter((one) => one.from === certifiedLot?.from);
    const share = (until: number) =>
      sum(siblings.slice(0, until), (one) => one.passed) / sum(siblings, (one) => one.passed);
    const place = siblings.findIndex((one) => one.lot === lot.lot);
    const [from, to] = [mother?.from ?? 0, mother?.to ?? 0];
    return join(
      [edges[1], from + (to - from) * share(place), from + (to - from) * share(place + 1)],
      [edges[2], lot.from, lot.to],
    );
  });
  return { mothers, lots, path: [...first, ...second].join('') };
}

const EDGES = [110, 600, 1130] as const;
const wide = fan(470, 300, EDGES, flow);
const mid = (lots: readonly Lot[], name: string) => {
  const found = lots.find(({ lot }) => lot === name);
  return ((found?.from ?? 0) + (found?.to ?? 0)) / 2;
};
const bagY = mid(wide.lots, traced.lot);
const parentY = mid(wide.mothers, parent.lot);

const Wide = () => (
  <Canvas
    size={WIDE}
    labels={
      <>
        <Label size={WIDE} at={[EDGES[0] - 14, 370]} variant="figure">
          {count(breeder)} kg
          <small>breeder seed, lot {steps[0].lot}</small>
        </Label>
        <Label size={WIDE} at={[EDGES[1] - 40, 430]} align="middle" variant="figure">
          {count(foundation)} kg
          <small>foundation seed, {foundationLots.length} lots</small>
        </Label>
        {wide.lots.map(({ lot, from, to }, n) => (
          <Label key={lot} size={WIDE} at={[EDGES[2] + 40, (from + to) / 2]} variant="strong">
            <b>{lot}</b>
            <br />
            {count(certifiedLots[n]?.passed ?? 0)} kg
          </Label>
        ))}
        <Label size={WIDE} at={[EDGES[2] + 20, -2]} variant="figure">
          {count(certified)} kg
          <small>certified seed, {count(bags)} bags</small>
        </Label>
        <Label size={WIDE} at={[790, 190]} align="end" variant="warm">
          <b>Bag {tracedBag.code}</b> runs back to its field
        </Label>
      </>
    }
  >
    <g className="dd-dots" fill="var(--dd-warm)" opacity=".42">
      <path d={wide.path} />
      <path d={wide.lots.map(({ from, to }) => `M${EDGES[2] - 1} ${from}H1440V${to}H${EDGES[2] - 1}z`).join('')} />
    </g>
    <g className="dd-last" stroke="var(--dd-accent)" strokeWidth="4">
      <path
        d={`M${EDGES[2]} ${bagY}C865 ${bagY} 865 ${parentY} ${EDGES[1]} ${parentY}C355 ${parentY} 355 300 ${EDGES[0]} 300`}
        strokeDasharray="0 13"
        strokeWidth="6"
      />
      <path d={`M${EDGES[0] + 26} 286l-22 14 22 14`} />
      <Bag x={EDGES[2]} y={bagY} size={30} />
    </g>
  </Canvas>
);

/** A bag of seed with its centre at a point. */
const Bag = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <path
    d={`M${x - size * 0.55} ${y - size * 0.8}h${size * 1.1}l${size * 0.1} ${size * 0.35}v${size * 1.15}q0 ${size * 0.15} ${-size * 0.15} ${size * 0.15}h${-size}q${-size * 0.15} 0 ${-size * 0.15} ${-size * 0.15}v${-size * 1.15}z`}
    fill="var(--dd-ground)"
    strokeWidth={size / 8}
    strokeLinejoin="round"
  />
);

const DROPS = [74, 268, 500] as const;
const compact = fan(338, 180, DROPS, fall);
const bagX = mid(compact.lots, traced.lot);
const parentX = mid(compact.mothers, parent.lot);
const Compact = () => (
  <Canvas
    size={COMPACT}
    labels={
      <>
        <Label size={COMPACT} at={[180, 34]} align="middle" variant="figure">
          {count(breeder)} kg
          <small>breeder seed</small>
        </Label>
        <Label size={COMPACT} at={[354, 226]} align="end" variant="figure">
          {count(foundation)} kg
          <small>foundation seed</small>
        </Label>
        <Label size={COMPACT} at={[180, 566]} align="middle" variant="figure">
          {count(certified)} kg
          <small>certified seed, {count(bags)} bags</small>
        </Label>
        <Label size={COMPACT} at={[6, 226]} variant="warm">
          <b>{tracedBag.code}</b>
          <br />
          back to its field
        </Label>
      </>
    }
  >
    <path className="dd-dots" d={compact.path} fill="var(--dd-warm)" opacity=".42" />
    <g className="dd-last" stroke="var(--dd-accent)" strokeWidth="3">
      <path
        d={`M${bagX} ${DROPS[2]}C${bagX} 384 ${parentX} 384 ${parentX} ${DROPS[1]}C${parentX} 171 180 171 180 ${DROPS[0]}`}
        strokeDasharray="0 9"
        strokeWidth="4.4"
      />
      <path d={`M170 ${DROPS[0] + 16}l10 -16 10 16`} />
      <Bag x={bagX} y={DROPS[2] + 2} size={18} />
    </g>
  </Canvas>
);

export const drawing: Drawing = {
  wide: Wide,
  compact: Compact,
  alt: `Three generations of seed at true scale: ${count(breeder)} kg of breeder seed become ${count(foundation)} kg of foundation seed in ${foundationLots.length} lots and ${count(certified)} kg of certified seed in ${certifiedLots.length} lots, ${count(bags)} bags. A line runs back from the bag ${tracedBag.code} through lot ${traced.lot} and lot ${parent.lot} to the breeder seed.`,
};
