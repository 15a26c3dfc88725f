import { placed, share } from './primitives';
import type { ChartVariant } from './charts';

type Row = { name: string; value: number; text: string; variant?: ChartVariant };

/** Horizontal bars from zero with names and values. */
export function BarRows({ rows, end }: BarRowsProps) {
  return (
    <div className="bar-rows">
      {rows.map(({ name, value, text, variant = 'solid' }, place) => (
        <div className="bar-row" style={placed(place)} key={name}>
          <span className="t12 line">{name}</span>
          <span className="bar-lane">
            <span className="bar-fill" data-variant={variant} style={share(value / end)} />
          </span>
          <span className="t12 num end b">{text}</span>
        </div>
      ))}
    </div>
  );
}
type BarRowsProps = { rows: readonly Row[]; end: number };
