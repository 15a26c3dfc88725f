import type { CSSProperties, ReactNode } from 'react';

/** The width and height of most drawings. */
export const WIDTH = 320;
export const HEIGHT = 112;

type Label = {
  /** The middle of its left edge, in the units of the SVG; with `align` that of its right edge or of the label. */
  at: readonly [x: number, y: number];
  align?: 'middle' | 'end';
  /** A colour or a font that differs from the other labels. */
  style?: CSSProperties;
  text: ReactNode;
};
export type CanvasProps = {
  width?: number;
  height?: number;
  /** The drawing has the height of its styles, not that of its width. Its lines must not scale. */
  stretched?: boolean;
  /** The colour of lines without one of their own. */
  stroke?: string;
  labels?: readonly Label[];
  children: ReactNode;
};

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Shapes in an SVG, and labels in HTML, so that text keeps its size at every width. */
export const Canvas = ({
  width = WIDTH,
  height = HEIGHT,
  stretched,
  stroke = 'var(--tint)',
  labels = [],
  children,
}: CanvasProps) => (
  <>
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={stretched ? 'none' : undefined}
      fill="none"
      stroke={stroke}
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      overflow="visible"
    >
      {children}
    </svg>
    {labels.map(({ at: [x, y], align, style, text }) => (
      <span
        key={`${x} ${y}`}
        style={{
          [align === 'end' ? 'right' : 'left']: percent(align === 'end' ? 1 - x / width : x / width),
          top: percent(y / height),
          translate: align === 'middle' ? '-50% -50%' : undefined,
          ...style,
        }}
      >
        {text}
      </span>
    ))}
  </>
);

export const round = (value: number) => Math.round(value * 10) / 10;

/** Returns a line through these points. */
export const lineThrough = (points: readonly (readonly [x: number, y: number])[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

/** Returns dots at these points, for a stroke with round caps. */
export const dotsAt = (points: readonly (readonly [x: number, y: number])[]) =>
  points.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join('');

/** Returns a rectangle with round corners. */
export const frame = (x: number, y: number, width: number, height: number, radius = 7) =>
  `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}` +
  `a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${2 * radius - width}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}` +
  `v${2 * radius - height}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`;
