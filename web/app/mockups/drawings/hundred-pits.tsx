import { lost, plot, sample, visits } from '../data/saplings';
import { count, decimal } from '../kit/numbers';
import { Canvas, type Drawing, Label, type Size } from './canvas';

const WIDE: Size = [1248, 306];
const COMPACT: Size = [360, 430];

const { columns, pits } = sample;
const rows = pits / columns;
/** What stands at each visit, from the digging of the pits on. */
const ROUNDS = [
  { month: 0, alive: 0, height: 0, figure: `${pits} pits`, what: `of ${count(plot.planted)} on the plot`, gone: 0 },
  ...visits.map(({ month, alive, height }) => ({
    month,
    alive,
    height,
    figure: `${alive} alive`,
    what: `lost, others ${decimal(height)} m tall`,
    gone: lost[month].length,
  })),
];

/** A plot seen at an angle: the steps from pit to pit and from row to row. Its front edge is at 0, and up is negative. */
const [ACROSS, BACK, SHIFT] = [23.4, 15.5, 6.2];
const at = (pit: number) => {
  const row = Math.floor(pit / columns);
  return [12 + (pit % columns) * ACROSS + (rows - 1 - row) * SHIFT, -14 - (rows - 1 - row) * BACK] as const;
};
const edge = (() => {
  const [width, depth, shift] = [columns * ACROSS, rows * BACK + 4, (rows - 0.4) * SHIFT];
  return `M-2 0h${width}l${shift} ${-depth}h${-width}z`;
})();
/** Flat dots: the path is drawn in a group of half the height. */
const flat = (list: readonly number[]) =>
  list
    .map(at)
    .map(([x, y]) => `M${x.toFixed(1)} ${(y * 2).toFixed(1)}h0`)
    .join('');

/** Upright lines of this length, each from so far above its point. */
const upright = (points: readonly (readonly [x: number, y: number])[], from: number, length: number) =>
  points.map(([x, y]) => `M${x.toFixed(1)} ${(y - from).toFixed(1)}v${(-length).toFixed(1)}`).join('');

type Round = (typeof ROUNDS)[number];
const lostUntil = (month: number) =>
  visits.flatMap(({ month: visit }) => (visit < month ? (lost[visit] as readonly number[]) : []));
const lostAt = (month: number): readonly number[] =>
  visits.flatMap((visit) => (visit.month === month ? lost[visit.month] : []));

/** The plot at one visit: its trees in the height that was measured, and the pits that are empty. */
function Plot({ round: { month, height }, step }: { round: Round; step: number }) {
  const gone = new Set([...lostUntil(month), ...lostAt(month)]);
  const tall = 7 + height * 19;
  const crown = 5 + height * 6.6;
  const living = Array.from({ length: pits }, (_, pit) => pit).filter((pit) => !gone.has(pit));
  const rowOf = (row: number) => living.filter((pit) => Math.floor(pit / columns) === row).map(at);
  return (
    <g className={['dd-dots', 'dd-then', 'dd-then', 'dd-last'][step]}>
      <path d={edge} fill="var(--dd-warm)" opacity={0.08 + step * 0.03} />
      <path
        d={edge}
        stroke={step === 0 ? 'var(--dd-accent)' : 'var(--dd-soft)'}
        strokeWidth={step === 0 ? 3.2 : 1.6}
        strokeDasharray="0 7.5"
      />
      <g transform="scale(1 0.5)">
        {step === 0 && <path d={flat(living)} stroke="var(--dd-soft)" strokeWidth="11" />}
        <path d={flat(lostUntil(month))} stroke="var(--dd-soft)" strokeOpacity="0.45" strokeWidth="9" />
        <path d={flat(lostAt(month))} stroke="var(--dd-accent)" strokeWidth="14" />
      </g>
      {height > 0 && (
        <>
          <path d={upright(living.map(at), 0, tall * 0.5)} stroke="#a58f5c" strokeWidth="1.8" />
          <g data-trees>
            {Array.from({ length: rows }, (_, row) => (
              <path
                key={row}
                d={upright(rowOf(row), tall * 0.5, tall * 0.5 - crown / 2)}
                stroke={`color-mix(in oklab, var(--leaf-bright) ${45 + row * 6}%, var(--dd-ground))`}
                strokeWidth={crown}
              />
            ))}
          </g>
        </>
      )}
    </g>
  );
}

const GROUND = 294;
const Wide = () => (
  <Canvas
    size={WIDE}
    labels={ROUNDS.map(({ month, figure, gone, what }, step) => (
      <Label key={month} size={WIDE} at={[step * 320, 36]} variant="figure">
        {figure}
        <small>
          {gone > 0 && <b className="dd-open">{gone}</b>} {what}
        </small>
      </Label>
    ))}
  >
    {ROUNDS.map((round, step) => (
      <g key={round.month} transform={`translate(${step * 320} ${GROUND})`}>
        <Plot round={round} step={step} />
      </g>
    ))}
  </Canvas>
);

const cell = (step: number) => [(step % 2) * 190, Math.floor(step / 2) * 226] as const;
const Compact = () => (
  <Canvas
    size={COMPACT}
    labels={ROUNDS.map(({ month, figure, gone, what }, step) => {
      const [x, y] = cell(step);
      return (
        <div key={month}>
          <Label size={COMPACT} at={[x, y + 20]} variant="figure">
            {figure}
            <small>
              {gone > 0 && <b className="dd-open">{gone}</b>} {what}
            </small>
          </Label>
          <Label size={COMPACT} at={[x, y + 196]} variant="strong">
            Month {month}
          </Label>
        </div>
      );
    })}
  >
    {ROUNDS.map((round, step) => {
      const [x, y] = cell(step);
      return (
        <g key={round.month} transform={`translate(${x} ${y + 176}) scale(0.58)`}>
          <Plot round={round} step={step} />
        </g>
      );
    })}
  </Canvas>
);

export const drawing: Drawing = {
  wide: Wide,
  compact: Compact,
  alt: `The same ${pits} pits of the plot ${plot.name} at four visits. ${ROUNDS.map(({ month, figure, gone, what }) => `Month ${month}: ${figure}, ${gone > 0 ? `${gone} ` : ''}${what}`).join('. ')}. On the whole plot ${count(plot.alive)} of ${count(plot.planted)} trees are alive.`,
};
