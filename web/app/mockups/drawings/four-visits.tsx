import { dateOf, ganpat, harvest, plotVisits, season } from '../data/farmers';
import { count, decimal, sum } from '../kit/numbers';
import { Canvas, type Drawing, Label, type Size } from './canvas';

const WIDE: Size = [1248, 346];
const COMPACT: Size = [360, 496];

const { days, looked, bored } = plotVisits;
const plot = ganpat.plots[0];
const rain = sum(season.rain.slice(0, days[1] / 7), (millimetres) => millimetres);
const price = season.prices.at(-1)?.rupees ?? 0;
const FOUND = [
  { figure: `${decimal(plot.acres)} acres`, what: 'boundary walked', since: `${-days[0]} days before sowing` },
  { figure: `${rain} mm`, what: 'of rain since sowing', since: `day ${days[1]}` },
  { figure: `${bored.length} of ${looked}`, what: 'plants with pod borer', since: `day ${days[2]}` },
  {
    figure: `₹${count(harvest * price)}`,
    what: `for ${decimal(harvest)} quintals`,
    since: `day ${days[3]}`,
  },
] as const;

/** A visit has this width. Its ground is at 0, and up is negative. */
const WIDTH = 288;
const STEP = (WIDTH - 24) / (looked / 2);
/** Two rows of plants: the back row first, half a step to the side. */
const PLANTS = Array.from({ length: looked }, (_, n) => {
  const row = n < looked / 2 ? 0 : 1;
  return {
    x: 12 + ((n % (looked / 2)) + (row ? 0.3 : 0.7)) * STEP,
    y: row ? -4 : -20,
    size: 0.88 + ((n * 7) % 5) * 0.045,
    row,
  };
});

/** A pair of leaves at a height, each of this length. */
const leaves = (up: number, length: number) =>
  [1, -1]
    .map((side) => {
      const [x, y] = [side * length, length * 0.45];
      return `M0 ${-up}q${x * 0.25} ${-length * 0.8} ${x} ${-y}q${-x * 0.15} ${length * 0.55} ${-x} ${y}z`;
    })
    .join('');
const YOUNG = leaves(16, 14) + leaves(34, 19) + leaves(50, 13);
const GROWN = leaves(30, 20) + leaves(56, 24) + leaves(84, 25) + leaves(112, 24) + leaves(138, 19) + leaves(160, 12);
const CROPS = [
  { stem: 52, leaves: YOUNG },
  { stem: 162, leaves: GROWN },
] as const;

const corners = season.outline.map(([x, y]) => [(x - 66) * 3.15, (y - 88) * 2.5 - 22] as const);
const outline = `M${corners.map((corner) => corner.join(' ')).join('L')}z`;
/** The furrows of the bare plot, as on its map. */
const furrows = [0.14, 0.29, 0.43, 0.57, 0.71, 0.86]
  .map((share) => {
    const [topLeft, topRight, right, bottom, left] = corners;
    if (!topLeft || !topRight || !right || !bottom || !left) return '';
    const x = topLeft[0] + (topRight[0] - topLeft[0]) * share;
    const y = topLeft[1] + (topRight[1] - topLeft[1]) * share;
    const end = share < 0.6 ? share / 0.6 : (share - 0.6) / 0.4;
    const [from, to] = share < 0.6 ? [left, bottom] : [bottom, right];
    return `M${x} ${y + 12}L${from[0] + (to[0] - from[0]) * end} ${from[1] + (to[1] - from[1]) * end - 12}`;
  })
  .join('');

/** Rain of the first weeks: one drop for two millimetres. */
const drops = Array.from({ length: Math.round(rain / 2) }, (_, n) => {
  const [x, y] = [((n * 61.8) % 100) / 100, Math.floor(n / 10) / 10];
  return `M${Math.round(8 + x * (WIDTH - 20))} ${Math.round(-206 + y * 126 + ((n * 29) % 11))}l-2 8`;
}).join('');

/** Sacks of a quintal, in rows from the ground up. The last one is half full. */
const SACK = { width: 38, height: 26 } as const;
/** The pile ends with its column. */
const CENTRE = WIDTH - 3 * SACK.width;
const sacks = (() => {
  const whole = Math.floor(harvest);
  const all: { x: number; y: number; share: number }[] = [];
  for (let row = 0, inRow = 6; all.length < whole && inRow > 0; row++, inRow--)
    for (let n = 0; n < inRow && all.length < whole; n++)
      all.push({ x: CENTRE - (inRow * SACK.width) / 2 + n * SACK.width, y: -(row + 1) * SACK.height, share: 1 });
  const top = Math.min(...all.map(({ y }) => y));
  return [...all, { x: CENTRE - SACK.width / 2, y: top - SACK.height, share: harvest - whole }];
})();
const sackPath = sacks
  .map(({ x, y, share }) => {
    const height = SACK.height - 3;
    const width = SACK.width - 4;
    const full = Math.round(height * share);
    return `M${x + 8} ${y + 1.5 + height - full}h${width - 12}q6 0 6 ${full / 2}t-6 ${full / 2}h${12 - width}q-6 0 -6 ${-full / 2}t6 ${-full / 2}z`;
  })
  .join('');

const Crop = ({ id, stage, dots }: { id: string; stage: 0 | 1; dots?: boolean }) => {
  const { stem, leaves: shape } = CROPS[stage];
  return (
    <>
      <defs>
        <g id={id}>
          <path d={`M0 0V${-stem}`} strokeWidth="2.5" />
          <path d={shape} fill="currentColor" stroke="none" />
        </g>
      </defs>
      {PLANTS.map(({ x, y, size, row }, n) => (
        <use
          key={n}
          href={`#${id}`}
          transform={`translate(${x.toFixed(1)} ${y}) scale(${size.toFixed(2)})`}
          stroke="currentColor"
          data-bored={(dots && (bored as readonly number[]).includes(n)) || undefined}
          color={
            dots && (bored as readonly number[]).includes(n)
              ? 'var(--dd-accent)'
              : row
                ? 'var(--leaf-bright)'
                : 'color-mix(in srgb, var(--leaf-bright) 52%, var(--dd-ground))'
          }
        />
      ))}
    </>
  );
};

/** What the officer sees at one visit. */
function Scene({ visit, of }: { visit: number; of: string }) {
  if (visit === 0)
    return (
      <g className="dd-dots">
        <path d={outline} fill="#d9c063" fillOpacity="0.16" />
        <path d={furrows} stroke="#d9c063" strokeOpacity="0.55" strokeWidth="3" strokeDasharray="0 9" />
        <path d={outline} stroke="var(--dd-accent)" strokeWidth="3.5" strokeDasharray="0 8.5" />
        {corners.map(([x, y]) => (
          <path key={x} d={`M${x} ${y}v-26`} stroke="var(--dd-ink)" strokeWidth="4" />
        ))}
      </g>
    );
  if (visit === 3)
    return (
      <g className="dd-last">
        <path d={PLANTS.map(({ x, y }) => `M${x.toFixed(1)} ${y}v-16`).join('')} stroke="#8d8450" strokeWidth="3" />
        <path className="dd-sacks" d={sackPath} fill="#d9c063" stroke="var(--dd-ground)" strokeWidth="2.5" />
      </g>
    );
  return (
    <g className="dd-then">
      {visit === 1 && <path d={drops} stroke="#8cc3e0" strokeWidth="2.6" />}
      <Crop id={`${of}-crop-${visit}`} stage={visit === 1 ? 0 : 1} dots={visit === 2} />
    </g>
  );
}

const Found = ({ visit, size, at }: { visit: number; size: Size; at: readonly [x: number, y: number] }) => (
  <Label size={size} at={at} variant="figure">
    {FOUND[visit]?.figure}
    <small>{FOUND[visit]?.what}</small>
  </Label>
);

const GROUND = 304;
const left = (visit: number) => visit * 320;
const Wide = () => (
  <Canvas
    size={WIDE}
    labels={days.map((day, visit) => (
      <div key={day}>
        <Found visit={visit} size={WIDE} at={[left(visit), 36]} />
        <Label size={WIDE} at={[left(visit), GROUND + 38]} variant="strong">
          {dateOf(day)}
        </Label>
      </div>
    ))}
  >
    {/* The ground goes on to the edges of the window. */}
    <path d={`M-2000 ${GROUND}H4000`} stroke="var(--dd-soft)" strokeWidth="1.5" />
    {days.map((day, visit) => (
      <g key={day} transform={`translate(${left(visit)} ${GROUND})`}>
        <Scene visit={visit} of="wide" />
        <circle cx="7" r="7" fill="var(--dd-accent)" className="dd-last" />
      </g>
    ))}
  </Canvas>
);

const cell = (visit: number) => [(visit % 2) * 190, Math.floor(visit / 2) * 256] as const;
const SCALE = 0.59;
const Compact = () => (
  <Canvas
    size={COMPACT}
    labels={days.map((day, visit) => {
      const [x, y] = cell(visit);
      return (
        <div key={day}>
          <Found visit={visit} size={COMPACT} at={[x, y + 20]} />
          <Label size={COMPACT} at={[x, y + 212]} variant="strong">
            {dateOf(day)}
            <small>{FOUND[visit]?.since}</small>
          </Label>
        </div>
      );
    })}
  >
    {days.map((day, visit) => {
      const [x, y] = cell(visit);
      return (
        <g key={day} transform={`translate(${x} ${y + 184}) scale(${SCALE})`}>
          <path d={`M0 0H${WIDTH}`} stroke="var(--dd-soft)" strokeWidth="2.5" />
          <Scene visit={visit} of="compact" />
          <circle cx="10" r="10" fill="var(--dd-accent)" className="dd-last" />
        </g>
      );
    })}
  </Canvas>
);

export const drawing: Drawing = {
  wide: Wide,
  compact: Compact,
  alt: `One plot of ${plot.crop.toLowerCase()} at four visits. ${days.map((day, visit) => `${dateOf(day)}: ${FOUND[visit]?.figure} ${FOUND[visit]?.what}`).join('. ')}. The harvest is drawn as ${decimal(harvest)} sacks.`,
};
