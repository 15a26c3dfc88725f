import { week } from '../data/survey';
import { dotRows } from '../drawings/canvas';
import { COMPACT_WIDTH, Caption, Composition, movedFrom, Place, planDrawing, WIDE } from '../kit/plan-drawing';

const NIGHTS = [...'MTWTFSS'];
const COLUMNS = 20;
const ROWS = Math.ceil(week.approved / COLUMNS);

/** A field of one dot a record: the space between two dots, around them, and before the first column. */
type Field = { x: number; y: number; pitch: number; pad: number; inset?: number };
const widthOf = ({ pitch, pad, inset = 0 }: Field) => COLUMNS * pitch + pad + inset;
const heightOf = ({ pitch, pad }: Field) => ROWS * pitch + 2 * pad;

/** Dots from the left edge of a field. */
function Records({ field: { x, y, pitch, pad, inset = 0 }, colour }: { field: Field; colour: string }) {
  return (
    <path
      d={dotRows(x + inset + pitch / 2, y + pad + pitch / 2, week.approved, COLUMNS, pitch)}
      style={{ stroke: colour, strokeWidth: pitch * 0.6, strokeDasharray: `0 ${pitch}` }}
    />
  );
}

/** A stack with one copy for each night behind it. The field is mirrored: its dots start at its right edge. */
function Ours({ field, step, drop }: { field: Field; step: number; drop: number }) {
  const width = widthOf(field);
  const left = field.x - width;
  return (
    <>
      {NIGHTS.map((night, n) => {
        const behind = NIGHTS.length - n;
        const y = field.y + behind * drop;
        return (
          <rect
            key={n}
            x={left - behind * step}
            y={y}
            width={width}
            height={heightOf(field) - behind * drop}
            rx="8"
            className="pl-moved"
            style={{
              ...movedFrom(step * 2, 0, n),
              fill: `color-mix(in oklab, var(--surface) ${10 + n * 9}%, var(--hue))`,
            }}
          />
        );
      })}
      <path
        d={`M${field.x} ${field.y}h${8 - width}a8 8 0 0 0 -8 8v${heightOf(field) - 8}h${width}z`}
        style={{ fill: 'var(--surface)' }}
      />
      <g transform={`translate(${2 * field.x} 0) scale(-1 1)`}>
        <Records field={field} colour="var(--hue)" />
      </g>
    </>
  );
}

/** A house around the same records. */
function Yours({ field, roof, eaves }: { field: Field; roof: number; eaves: readonly [left: number, right: number] }) {
  const { x, y } = field;
  const width = widthOf(field);
  return (
    <>
      <path d={`M${x} ${y}h${width}v${heightOf(field)}h${-width}z`} style={{ fill: 'var(--hue)' }} />
      <path
        d={`M${x - eaves[0]} ${y + 1}L${x + width / 2} ${y - roof}L${x + width + eaves[1]} ${y + 1}z`}
        style={{ fill: 'var(--hue-deep)' }}
      />
      <Records field={field} colour="var(--surface)" />
    </>
  );
}

const Wide = () => {
  const field: Field = { x: 560, y: 236, pitch: 15, pad: 14 };
  const step = 25;
  const left = field.x - widthOf(field);
  return (
    <Composition
      size={[WIDE[0], field.y + heightOf(field)]}
      labels={
        <>
          <Place box={[360, 24, 400]} className="pl-seam">
            <span className="display">{week.approved}</span>
          </Place>
          <Place box={[392, 178, 160]} className="pl-left">
            <span className="t16">approved</span>
          </Place>
          <Place box={[568, 178, 160]}>
            <span className="t16 hued">this week</span>
          </Place>
          {NIGHTS.map((night, n) => (
            <Place box={[left - (NIGHTS.length - n) * step, field.y + (NIGHTS.length - n) * 10 - 22, step]} key={n}>
              <span className="t12 pl-night">{night}</span>
            </Place>
          ))}
          <Caption box={[43, 44, 260]} title="On our servers" className="pl-ours">
            Backed up every night
          </Caption>
          <Caption box={[777, 44, 300]} title="On your servers" className="pl-yours">
            or your own cloud account
          </Caption>
        </>
      }
    >
      <Ours field={field} step={step} drop={10} />
      <Yours field={field} roof={56} eaves={[0, 16]} />
    </Composition>
  );
};

const SEAM = 180;
const Compact = () => {
  const field: Field = { x: 362, y: 0, pitch: 7.6, pad: 10, inset: 10 };
  const ours: Field = { ...field, y: SEAM - heightOf(field) };
  const yours: Field = { ...field, x: field.x - widthOf(field), y: SEAM + 56 };
  const height = yours.y + heightOf(field) + 24;
  return (
    <Composition
      size={[COMPACT_WIDTH, height]}
      labels={
        <>
          <Place box={[20, SEAM - 60, 156, 120]} className="pl-seam pl-level">
            <span className="display">{week.approved}</span>
          </Place>
          <Caption box={[22, SEAM - 154, 110]} title="On our servers" className="pl-ours">
            Backed up every night
          </Caption>
          <Caption box={[22, SEAM + 100, 130]} title="On your servers">
            or your own cloud account
          </Caption>
        </>
      }
    >
      <path d={`M-400 -1H780V${SEAM}H-400z`} style={{ fill: 'var(--hue)' }} />
      <Ours field={ours} step={6} drop={3} />
      <Yours field={yours} roof={40} eaves={[10, 10]} />
    </Composition>
  );
};

export const mockup = planDrawing(
  'surve-r',
  `The same ${week.approved} approved records in two places. Left, on our servers, backed up every night: the records, with seven copies. Right, on your servers or your own cloud account: the same records in a house.`,
  Wide,
  Compact,
);
