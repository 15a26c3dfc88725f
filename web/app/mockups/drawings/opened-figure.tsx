import { clinics, holdings, openedRecord } from '../data/portfolio';
import { count, percent, sum } from '../kit/numbers';
import { Canvas, type Drawing, type Edge, fall, flow, Label, type Size, starts } from './canvas';

const WIDE: Size = [1440, 560];
const COMPACT: Size = [360, 640];

const all = sum(holdings, ({ people }) => people);
const holding = holdings.find(({ name }) => name === clinics.holding) ?? holdings[0];
const clinic = clinics.list.find(({ name }) => name === openedRecord.clinic) ?? clinics.list[0];

type Part = { name: string; people: number };
/** Start and size of each part of a bar of this length. */
const split = (parts: readonly Part[], length: number) => {
  const total = sum(parts, ({ people }) => people);
  const sizes = parts.map(({ people }) => (people / total) * length);
  return starts(sizes).map((start, n) => ({ part: parts[n] as Part, start, size: sizes[n] ?? 0 }));
};

const TOP = 56;
const TALL = 440;
const BAR = 104;
const X = [96, 404, 790, 1120] as const;
/** The straight part of each flow, beside the labels of its column. */
const STRAIGHT = [0, 200, 140] as const;
const columns = [
  split([{ name: 'All', people: all }], TALL),
  split(holdings, TALL),
  split(clinics.list, TALL),
] as const;
const opened = [all, holding.people, clinic.people] as const;
/** The opened part of a column. */
const openIn = (column: number) => {
  const found = columns[column]?.find(({ part }) => part.people === opened[column]);
  return { start: TOP + (found?.start ?? 0), end: TOP + (found?.start ?? 0) + (found?.size ?? 0) };
};

/** The flow from the opened part of a column to the next column. */
const lens = (column: number) => {
  const { start, end } = openIn(column);
  const left = (X[column] ?? 0) + BAR;
  const bend = left + (STRAIGHT[column] ?? 0);
  const to: Edge = [X[column + 1] ?? 0, TOP, TOP + TALL];
  return `M${left} ${start}H${bend}V${end}H${left}z${flow([bend, start, end], to)}`;
};

const HEADS = ['Shown', 'By holding', holding.name, 'The record'] as const;
const Wide = () => (
  <Canvas
    size={WIDE}
    labels={
      <>
        {HEADS.map((head, n) => (
          <Label key={head} size={WIDE} at={[X[n] ?? 0, 26]} variant="strong">
            {head}
          </Label>
        ))}
        <Label size={WIDE} at={[X[0] + BAR + 18, TOP + TALL / 2]} variant="figure">
          {count(all)}
          <small>people reached</small>
        </Label>
        {columns.slice(1).flatMap((parts, n) =>
          parts.map(({ part, start, size }) => (
            <Label
              key={part.name}
              size={WIDE}
              at={[(X[n + 1] ?? 0) + BAR + 12, Math.min(TOP + start + size / 2, TOP + TALL - 14)]}
            >
              {size > 14 && (
                <>
                  <b>{count(part.people)}</b> {part.name}
                </>
              )}
            </Label>
          )),
        )}
        <Label size={WIDE} at={[X[3] + 18, TOP + TALL / 2]}>
          <RecordText />
        </Label>
      </>
    }
  >
    <g className="dd-then" fill="var(--dd-warm)" opacity=".2">
      {[0, 1, 2].map((column) => (
        <path key={column} d={lens(column)} />
      ))}
    </g>
    {columns.map((parts, column) => (
      <g key={column} className="dd-dots">
        {parts.map(({ part, start, size }) => (
          <rect
            key={part.name}
            x={X[column]}
            y={TOP + start + 1}
            width={BAR}
            height={Math.max(size - 2, 1)}
            rx="3"
            fill="var(--dd-warm)"
            opacity={part.people === opened[column] ? 1 : 0.38}
          />
        ))}
      </g>
    ))}
    <g className="dd-last">
      <rect x={X[3]} y={TOP} width={1440 - X[3]} height={TALL} fill="var(--dd-warm)" opacity=".16" />
      <rect x={X[3]} y={TOP} width="4" height={TALL} fill="var(--dd-accent)" />
    </g>
  </Canvas>
);

const RecordText = () => (
  <span className="dd-record">
    <b>{openedRecord.id}</b>
    {openedRecord.lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </span>
);

const WIDTH = 348;
const HIGH = 46;
const Y = [56, 200, 344, 488] as const;
const rows = [
  split([{ name: 'All', people: all }], WIDTH),
  split(holdings, WIDTH),
  split(clinics.list, WIDTH),
] as const;
const drop = (row: number): [Edge, Edge] => {
  const found = rows[row]?.find(({ part }) => part.people === opened[row]);
  const start = 6 + (found?.start ?? 0);
  return [
    [(Y[row] ?? 0) + HIGH, start, start + (found?.size ?? 0)],
    [Y[row + 1] ?? 0, 6, 6 + WIDTH],
  ];
};
/** The label of a row: over the opened part, or from the left edge where the part is there. */
const above = (row: number) => {
  const [[, start, end]] = drop(row);
  const middle = (start + end) / 2;
  const isAtEdge = middle < WIDTH / 3;
  const align = isAtEdge ? 'start' : 'middle';
  return { at: [isAtEdge ? start + 10 : middle, (Y[row] ?? 0) - 18], align } as const;
};
const Compact = () => (
  <Canvas
    size={COMPACT}
    labels={
      <>
        <Label size={COMPACT} at={[6, 30]} variant="figure">
          {count(all)}
        </Label>
        <Label size={COMPACT} at={[354, 34]} align="end">
          people reached
        </Label>
        <Label size={COMPACT} {...above(1)}>
          <b>{count(holding.people)}</b> of them at {holding.name}
        </Label>
        <Label size={COMPACT} {...above(2)}>
          <b>{count(clinic.people)}</b> at the clinic in {clinic.name}
        </Label>
        <Label size={COMPACT} at={[24, 562]}>
          <RecordText />
        </Label>
      </>
    }
  >
    <g className="dd-then" fill="var(--dd-warm)" opacity=".2">
      {[0, 1, 2].map((row) => (
        <path key={row} d={fall(...drop(row))} />
      ))}
    </g>
    {rows.map((parts, row) => (
      <g key={row} className="dd-dots">
        {parts.map(({ part, start, size }) => (
          <rect
            key={part.name}
            x={7 + start}
            y={Y[row]}
            width={Math.max(size - 2, 1)}
            height={HIGH}
            rx="3"
            fill="var(--dd-warm)"
            opacity={part.people === opened[row] ? 1 : 0.38}
          />
        ))}
      </g>
    ))}
    <g className="dd-last">
      <rect x="6" y={Y[3]} width={WIDTH} height="148" fill="var(--dd-warm)" opacity=".16" />
      <rect x="6" y={Y[3]} width="4" height="148" fill="var(--dd-accent)" />
    </g>
  </Canvas>
);

export const drawing: Drawing = {
  wide: Wide,
  compact: Compact,
  alt: `The figure ${count(all)} people reached, opened three times: by the six holdings, of which ${holding.name} has ${count(holding.people)} (${percent(holding.people / all)}), by its ${clinics.list.length} clinics, of which ${clinic.name} has ${count(clinic.people)}, and to one record, ${openedRecord.id}.`,
};
