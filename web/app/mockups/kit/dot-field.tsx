type Mark = { variant: string; at: readonly (readonly [x: number, y: number])[] };
type Props = { columns: number; rows: number; marks: readonly Mark[] };

/** Dots on a grid, in one path for each variant. The sizes are in steps of the grid. */
export const DotField = ({ columns, rows, marks }: Props) => (
  <svg className="dot-field" viewBox={`0 0 ${columns} ${rows}`}>
    {marks.map(({ variant, at }) => (
      <path key={variant} data-dot={variant} d={at.map(([x, y]) => `M${x + 0.5} ${y + 0.5}h0`).join('')} />
    ))}
  </svg>
);

/** Returns the places of `howMany` dots from number `from` on, in rows of `columns`. */
export const places = (from: number, howMany: number, columns: number) =>
  Array.from({ length: howMany }, (_, n) => [(from + n) % columns, Math.floor((from + n) / columns)] as const);
