import type { ReactNode } from 'react';

/** Width and height of a composition, in the units of its SVG. */
export type Size = readonly [width: number, height: number];

export type Drawing = {
  /** For containers of 720 px and more. */
  wide: () => ReactNode;
  /** The same numbers in a composition of its own for narrower containers. */
  compact: () => ReactNode;
  alt: string;
};

type CanvasProps = { size: Size; labels: ReactNode; children: ReactNode };

/** A composition: shapes in an SVG, and labels in HTML, so that text keeps its size at every width. */
export const Canvas = ({ size: [width, height], labels, children }: CanvasProps) => (
  <div className="dd-canvas" style={{ aspectRatio: `${width} / ${height}` }}>
    <svg viewBox={`0 0 ${width} ${height}`} fill="none">
      {children}
    </svg>
    {labels}
  </div>
);

type LabelProps = {
  /** Position in the units of the SVG. */
  at: readonly [x: number, y: number];
  size: Size;
  align?: 'start' | 'middle' | 'end';
  /** `figure`: large. `strong`: emphasised. `warm`: in marigold or, on a light background, in the second colour. */
  variant?: 'figure' | 'strong' | 'warm';
  children: ReactNode;
};

/** A label. Its vertical centre is at `at`. */
export const Label = ({ at: [x, y], size: [width, height], align = 'start', variant, children }: LabelProps) => (
  <span
    className="dd-label"
    data-align={align}
    data-variant={variant}
    style={{ left: `${((x / width) * 100).toFixed(2)}%`, top: `${((y / height) * 100).toFixed(2)}%` }}
  >
    {children}
  </span>
);

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Returns a path for `count` dots in rows of `columns`, which fill from the top left. Stroked with the dash array
 * `0 pitch` and round caps, each row is one line of dots.
 */
export function dotRows(x: number, y: number, count: number, columns: number, pitch: number): string {
  const rows = Math.ceil(count / columns);
  return Array.from({ length: rows }, (_, row) => {
    const dots = Math.min(columns, count - row * columns);
    // Half a pitch more than the last dot needs: a dash at the very end of a line may be left out.
    return `M${round(x)} ${round(y + row * pitch)}h${round((dots - 0.5) * pitch)}`;
  }).join('');
}

/** Returns a path for dots at these points. */
export const dotsAt = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join('');

/** Returns `count` points in a disc, evenly spaced. */
export const disc = (x: number, y: number, count: number, spacing: number) =>
  Array.from({ length: count }, (_, n) => {
    const [angle, away] = [n * 2.39996, spacing * Math.sqrt(n + 0.6)];
    return [x + Math.cos(angle) * away, y + Math.sin(angle) * away] as const;
  });

/** Returns the outline of a flow from a vertical edge (x, top, bottom) to another. */
export function flow([x1, top1, bottom1]: Edge, [x2, top2, bottom2]: Edge): string {
  const middle = round((x1 + x2) / 2);
  return (
    `M${round(x1)} ${round(top1)}C${middle} ${round(top1)} ${middle} ${round(top2)} ${round(x2)} ${round(top2)}` +
    `V${round(bottom2)}C${middle} ${round(bottom2)} ${middle} ${round(bottom1)} ${round(x1)} ${round(bottom1)}z`
  );
}
export type Edge = readonly [x: number, top: number, bottom: number];

/** The same from a horizontal edge (y, left, right) to another. */
export function fall([y1, left1, right1]: Edge, [y2, left2, right2]: Edge): string {
  const middle = round((y1 + y2) / 2);
  return (
    `M${round(left1)} ${round(y1)}C${round(left1)} ${middle} ${round(left2)} ${middle} ${round(left2)} ${round(y2)}` +
    `H${round(right2)}C${round(right2)} ${middle} ${round(right1)} ${middle} ${round(right1)} ${round(y1)}z`
  );
}

/** Returns the start of each part when the parts follow each other, `gap` apart. */
export function starts(sizes: readonly number[], gap = 0): number[] {
  let next = 0;
  return sizes.map((size) => {
    const start = next;
    next += size + gap;
    return start;
  });
}
