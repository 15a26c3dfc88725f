import type { ReactNode } from 'react';

/** The width of every sketch. Text has 14 units or more: 12 px on a screen of 320 px. */
export const WIDTH = 320;
/** The space between the edge of a sheet and its text, and the width of the text. */
export const EDGE = 24;
export const INNER = WIDTH - 2 * EDGE;

type CanvasProps = { height: number; children: ReactNode };

export const Canvas = ({ height, children }: CanvasProps) => (
  <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
    {children}
  </svg>
);

/** A sheet that goes on below the edge of the band. */
export const Sheet = ({ height, children }: CanvasProps) => (
  <Canvas height={height}>
    <rect width={WIDTH} height={height + 20} rx="10" fill="var(--surface)" />
    {children}
  </Canvas>
);

export const Title = ({ y = 42, children }: { y?: number; children: ReactNode }) => (
  <text x={EDGE} y={y} data-variant="title">
    {children}
  </text>
);
export const Note = ({ y = 66, children }: { y?: number; children: ReactNode }) => (
  <text x={EDGE} y={y} data-variant="small">
    {children}
  </text>
);

/** A line to be filled in. */
export const Blank = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <rect x={x} y={y} width={width} height="26" rx="4" fill="none" stroke="var(--line-strong)" strokeDasharray="4 4" />
);

type RowsProps = {
  y: number;
  step?: number;
  inset?: number;
  rows: readonly (readonly [label: string, value: string])[];
};

/** Ruled rows with a label and a value, which may end before its rule. One without a value is still to be filled in. */
export const Rows = ({ y, step = 44, inset = 0, rows }: RowsProps) =>
  rows.map(([label, value], row) => (
    <g key={label} transform={`translate(${EDGE} ${y + row * step})`}>
      <path d={`M0 ${6 - 0.72 * step}H${INNER}`} stroke="var(--line)" />
      <text>{label}</text>
      {value ? (
        <text x={INNER - inset} data-variant="value">
          {value}
        </text>
      ) : (
        <Blank x={INNER - 90} y={-17} width={90} />
      )}
    </g>
  ));

export const round = (value: number) => Math.round(value * 10) / 10;
