import { share } from './primitives';
import { placeOn, type Scale, short } from './scale';

export type ChartVariant = 'solid' | 'soft' | 'mid' | 'accent' | 'outline' | 'dash' | 'area';
export type Series = { variant: ChartVariant; values: readonly number[] };
type Plot = {
  labels: readonly string[];
  scale: Scale;
  series: readonly Series[];
  format?: (value: number) => string;
};

function Axes({ scale, labels, format = String, points, label, children }: AxesProps) {
  const grid = scale.ticks.map((tick) => `M0 ${short(100 - placeOn(scale, tick) * 100)}H100`).join('');
  return (
    <div className="plot">
      <div className="plot-ticks">
        {scale.ticks.map((tick) => (
          <span key={tick} style={share(placeOn(scale, tick))}>
            {format(tick)}
          </span>
        ))}
      </div>
      <div className="plot-field">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className="grid" d={grid} />
          {children}
        </svg>
        {label}
      </div>
      <div className="plot-labels" data-points={points || undefined}>
        {labels.map((label, n) => (
          <span key={`${label}${n}`}>{label}</span>
        ))}
      </div>
    </div>
  );
}
type AxesProps = Omit<Plot, 'series'> & { points?: boolean; label?: React.ReactNode; children: React.ReactNode };

/** A column chart from zero. `stacked` puts the series on top of each other. */
export function Columns({ labels, scale, series, format, stacked }: Plot & { stacked?: boolean }) {
  const room = 100 / labels.length;
  const side = stacked ? 1 : series.length;
  const wide = (room * 0.66) / side;
  const paths = series.map(({ values }, s) =>
    values
      .map((value, n) => {
        const below = stacked ? series.slice(0, s).reduce((sum, { values: under }) => sum + (under[n] ?? 0), 0) : 0;
        const x = n * room + (room - wide * side) / 2 + (stacked ? 0 : s * wide);
        const gap = side > 1 ? wide * 0.06 : 0;
        const y = 100 - ((below + value) / scale.end) * 100;
        return value === 0
          ? ''
          : `M${short(x + gap)} ${short(y)}h${short(wide - 2 * gap)}v${short((value / scale.end) * 100)}h${short(2 * gap - wide)}z`;
      })
      .join(''),
  );
  return (
    <Axes {...{ labels, scale, format }}>
      {paths.map((d, n) => (
        <path key={series[n]?.variant} className="bar" data-variant={series[n]?.variant} d={d} />
      ))}
    </Axes>
  );
}

/**
 * A line chart over the full width. A series may be shorter than the axis, as for an unfinished year. `lag`: a line from
 * where another series had the last value of the solid one, to its end. `children`: labels in the plot.
 */
export function Lines({ labels, scale, series, format, lag, children }: LinesProps) {
  const step = 100 / (labels.length - 1);
  const y = (value: number) => short(100 - placeOn(scale, value) * 100);
  const last = series.find(({ variant }) => variant === 'solid')?.values ?? [];
  const tip = `M${short((last.length - 1) * step)} ${y(last.at(-1) ?? 0)}h0`;
  const behind = lag && `M${short(placeOf(lag, last.at(-1) ?? 0) * step)} ${y(last.at(-1) ?? 0)}H100`;
  const line = (values: readonly number[]) =>
    values.map((value, n) => `${n === 0 ? 'M' : 'L'}${short(n * step)} ${y(value)}`).join('');
  return (
    <Axes {...{ labels, scale, format }} label={children} points>
      {series.map(({ variant, values }) => (
        <path
          key={variant}
          className="line"
          data-variant={variant}
          d={variant === 'area' ? `${line(values)}V100H0z` : line(values)}
        />
      ))}
      {behind && <path className="line" data-variant="accent" d={behind} />}
      {last.length > 0 && <path className="tip" data-variant="solid" d={tip} />}
    </Axes>
  );
}

type LinesProps = Plot & { lag?: readonly number[]; children?: React.ReactNode };

/** Returns the place in a rising series at which it has the value, in steps from its first one. */
function placeOf(series: readonly number[], value: number): number {
  const n = series.findIndex((one) => one >= value);
  const [before, after] = [series[n - 1] ?? value, series[n] ?? value];
  return n - (after - value) / (after - before || 1);
}

/** A small line chart without axes, for a row or a tile. */
export function Spark({ values }: { values: readonly number[] }) {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const points = values.map(
    (value, n) => `${short((n / (values.length - 1)) * 100)} ${short(92 - ((value - low) / (high - low || 1)) * 84)}`,
  );
  return (
    <svg className="spark" viewBox="0 0 100 100" preserveAspectRatio="none">
      <path className="line" data-variant="solid" d={`M${points.join('L')}`} />
    </svg>
  );
}

const AROUND = 2 * Math.PI * 17;

/** A ring chart of the parts of a whole. */
export function Donut({
  parts,
  className,
}: {
  parts: readonly { variant: ChartVariant; value: number }[];
  className?: string;
}) {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const starts = parts.map((_, n) => parts.slice(0, n).reduce((sum, { value }) => sum + value, 0) / total);
  return (
    <svg className={['donut', className].filter(Boolean).join(' ')} viewBox="0 0 42 42">
      {parts.map(({ variant, value }, n) => (
        <circle
          key={variant}
          data-variant={variant}
          cx="21"
          cy="21"
          r="17"
          strokeDasharray={`${short((value / total) * AROUND - 0.85)} ${short(AROUND)}`}
          strokeDashoffset={short(-(starts[n] ?? 0) * AROUND)}
        />
      ))}
    </svg>
  );
}

/** The legend of a chart: looks with their labels. */
export function Legend({ items }: { items: readonly (readonly [ChartVariant, string])[] }) {
  return (
    <span className="legend">
      {items.map(([variant, label]) => (
        <span className="key" data-variant={variant} key={label}>
          {label}
        </span>
      ))}
    </span>
  );
}
