import { counts, plots } from '../data/carbon';
import { count, percent } from '../kit/numbers';
import { Canvas, dotsAt, type Drawing, Label, type Size } from './canvas';

const WIDE: Size = [1440, 520];
const COMPACT: Size = [360, 620];

const plot = plots.find(({ id }) => id === counts.plot) ?? plots[0];
/** Trees that one dot of the drawing stands for. */
const PER_DOT = 100;
const planted = plot.planted / PER_DOT;
const rounds = counts.rounds.map(({ month, alive }) => ({ month, alive, dots: Math.round(alive / PER_DOT) }));

/** The height of the hill at `x`, both from 0 to 1. It ends as it starts, so the four hills form one ridge. */
const hill = (x: number) => 0.62 + 0.23 * Math.sin(2 * Math.PI * x - 1.2) + 0.07 * Math.sin(4 * Math.PI * x + 0.8);

/** The same pits on the same hill in each round, in the order in which their trees die: the last ones first. */
const pits = Array.from({ length: planted * 4 }, (_, n) => ({
  x: 0.03 + 0.94 * ((n * 0.6180339887) % 1),
  down: ((n * 0.7548776662) % 1) * 0.92,
  chance: (n * 0.5698402909) % 1,
}))
  // As many as the ground has room for: fewer where the hill is low.
  .filter(({ x, chance }) => chance < hill(x))
  .slice(0, planted)
  // Trees at the dry top die first.
  .sort((a, b) => (b.down - a.down) * 0.7 + (a.chance - b.chance) * 0.5);

type Frame = { left: number; top: number; width: number; height: number };
const at = ({ left, top, width, height }: Frame, { x, down }: { x: number; down: number }) => {
  const ridge = 1 - hill(x);
  return [left + x * width, top + (ridge + 0.05 + (1 - ridge - 0.1) * down) * height] as const;
};
const ground = ({ left, top, width, height }: Frame) =>
  `M${left} ${top + height}` +
  Array.from(
    { length: 25 },
    (_, n) => `L${(left + (n / 24) * width).toFixed(1)} ${(top + (1 - hill(n / 24)) * height).toFixed(1)}`,
  ).join('') +
  `V${top + height}z`;

type HillProps = { frame: Frame; round: (typeof rounds)[number]; step: number; dot: number };

/** The hillside at one count: living trees, grown a little, and the empty pits of those that died. */
function Hill({ frame, round: { dots }, step, dot }: HillProps) {
  const living = pits
    .slice(0, dots)
    .map((pit) => at(frame, pit))
    .sort(([x1], [x2]) => x1 - x2);
  const dead = pits.slice(dots).map((pit) => at(frame, pit));
  const tall = dot * (0.5 + step * 0.62);
  // Whole units, and each tree relative to the one before: the path has 210 of them.
  const trees = (up: number, length: number) => {
    let [left, top] = [0, 0];
    return living
      .map(([x, y]) => {
        const [toX, toY] = [Math.round(x), Math.round(y - up)];
        const step = `m${toX - left} ${toY - top}v${-Math.max(1, Math.round(length))}`;
        [left, top] = [toX, toY - Math.max(1, Math.round(length))];
        return step;
      })
      .join('');
  };
  return (
    <g className={['dd-dots', 'dd-then', 'dd-then', 'dd-last'][step]}>
      <path d={ground(frame)} fill="var(--dd-warm)" opacity={0.12 + step * 0.07} />
      <path d={dotsAt(dead)} stroke="var(--alarm)" strokeWidth={dot * 0.85} />
      <path d={dotsAt(dead)} stroke="var(--dd-ground)" strokeWidth={dot * 0.45} />
      {step > 0 && <path d={`M0 0${trees(0, tall)}`} stroke="#5b4a2a" strokeWidth={dot * 0.2} />}
      <path d={`M0 0${trees(tall * 0.75, tall * 0.6)}`} stroke="var(--leaf)" strokeWidth={dot * (0.5 + step * 0.26)} />
    </g>
  );
}

type KeyProps = { at: readonly [x: number, y: number]; size: Size; dot: number };
/** The mark of the lost trees, for `KeyText`. */
const KeyMark = ({ at: [x, y], dot }: Omit<KeyProps, 'size'>) => (
  <circle cx={x} cy={y} r={dot * 0.32} stroke="var(--alarm)" strokeWidth={dot * 0.2} />
);
const KeyText = ({ at: [x, y], size, dot }: KeyProps) => (
  <Label size={size} at={[x + dot * 1.2, y]}>
    {PER_DOT} trees lost
  </Label>
);

const nameOf = (month: number) => (month === 0 ? 'Planted' : `Month ${month}`);
const labels = (size: Size, frameOf: (step: number) => Frame, below: number) =>
  rounds.map(({ month, alive }, step) => {
    const { left, top, width, height } = frameOf(step);
    const weak = step === rounds.length - 1;
    return (
      <Label key={month} size={size} at={[left + width / 2, top + height + below]} align="middle" variant="figure">
        <span className={weak ? 'dd-alarm' : undefined}>
          {step === 0 ? count(alive) : percent(alive / plot.planted)}
        </span>
        <small>
          {nameOf(month)}
          {step > 0 && `, ${count(alive)} alive`}
        </small>
      </Label>
    );
  });

const WIDE_KEY = [96, 30] as const;
const wideFrame = (step: number): Frame => ({ left: step * 360, top: 0, width: 360, height: 400 });
const Wide = () => (
  <Canvas
    size={WIDE}
    labels={
      <>
        <KeyText at={WIDE_KEY} size={WIDE} dot={14} />
        {labels(WIDE, wideFrame, 62)}
      </>
    }
  >
    <KeyMark at={WIDE_KEY} dot={14} />
    {rounds.map((round, step) => (
      <Hill key={round.month} frame={wideFrame(step)} round={round} step={step} dot={9} />
    ))}
  </Canvas>
);

const compactFrame = (step: number): Frame => ({
  left: (step % 2) * 180,
  top: Math.floor(step / 2) * 310 + 6,
  width: 180,
  height: 220,
});
const COMPACT_KEY = [12, 12] as const;
const Compact = () => (
  <Canvas
    size={COMPACT}
    labels={
      <>
        <KeyText at={COMPACT_KEY} size={COMPACT} dot={9} />
        {labels(COMPACT, compactFrame, 36)}
      </>
    }
  >
    <KeyMark at={COMPACT_KEY} dot={9} />
    {rounds.map((round, step) => (
      <Hill key={round.month} frame={compactFrame(step)} round={round} step={step} dot={5.4} />
    ))}
  </Canvas>
);

export const drawing: Drawing = {
  wide: Wide,
  compact: Compact,
  alt: `The hillside ${plot.name} at four counts. ${rounds.map(({ month, alive }) => `${nameOf(month)}: ${count(alive)} trees`).join(', ')}. ${percent(plot.alive / plot.planted)} are alive, and the empty pits stay on the hill.`,
};
