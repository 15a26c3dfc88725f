import { week } from '../data/survey';
import { dotRows } from '../drawings/canvas';
import { COMPACT_WIDTH, Caption, Composition, movedFrom, Place, planDrawing, WIDE } from '../kit/plan-drawing';

const NIGHTS = [...'MTWTFSS'];
const COLUMNS = 18;

/** One dot a record, as a square of this size. */
function Records({ x, y, size }: { x: number; y: number; size: number }) {
  const pitch = size / COLUMNS;
  return (
    <path
      d={dotRows(x + pitch / 2, y + pitch / 2, week.approved, COLUMNS, pitch)}
      style={{ stroke: 'var(--hue)', strokeWidth: pitch * 0.62, strokeDasharray: `0 ${pitch}` }}
    />
  );
}

/** A sheet of records in front of one copy for each night. x and y are those of the sheet in front. */
function Copies({ x, y, size, step }: { x: number; y: number; size: number; step: number }) {
  const pad = size * 0.08;
  return (
    <>
      {[...NIGHTS, ''].map((night, n) => {
        const left = x - (NIGHTS.length - n) * step;
        return (
          <g className="pl-moved" style={movedFrom(step, 0, n)} key={n}>
            <rect
              x={left}
              y={y}
              width={size}
              height={size}
              rx={size * 0.07}
              style={{ fill: 'var(--surface)', stroke: 'var(--hue-mid)', strokeWidth: night ? 1 : 1.6 }}
            />
            <g opacity={night ? 0.34 + n * 0.05 : 1}>
              <Records x={left + pad} y={y + pad} size={size - 2 * pad} />
            </g>
          </g>
        );
      })}
    </>
  );
}

const outline = { fill: 'var(--tint)', stroke: 'var(--hue)', strokeWidth: 3 };

/** A house and a cloud around the same records. */
function Yours({ x, y, size, gap }: { x: number; y: number; size: number; gap: number }) {
  const pad = size * 0.1;
  const cloud = x + size + gap;
  const part = size / 120;
  return (
    <>
      <path
        d={`M${x} ${y + size}V${y}l${size / 2} ${-size * 0.34}l${size / 2} ${size * 0.34}v${size}z`}
        style={outline}
      />
      <Records x={x + pad} y={y + pad * 0.8} size={size - 2 * pad} />
      <g transform={`translate(${cloud} ${y + size - 97 * part}) scale(${part})`}>
        <path
          d="M26 96a26 26 0 0 1 -6 -51a37 37 0 0 1 70 -19a28 28 0 0 1 34 24a23 23 0 0 1 -7 46z"
          style={{ ...outline, strokeWidth: 3 / part }}
        />
        <Records x={42} y={31} size={56} />
      </g>
    </>
  );
}

/** Records on their way. */
const Way = ({ d, from, place }: { d: string; from: number; place?: number }) => (
  <path
    d={d}
    className="pl-moved"
    style={{ ...movedFrom(from, 0, place), stroke: 'var(--marigold)', strokeWidth: 5.4, strokeDasharray: '0 11' }}
  />
);

type PhoneProps = { x: number; y: number; width: number; height: number };
const Body = ({ x, y, width, height }: PhoneProps) => (
  <>
    <rect x={x} y={y} width={width} height={height} rx={width * 0.14} fill="#16221d" />
    <rect
      x={x + 5}
      y={y + 5}
      width={width - 10}
      height={height - 10}
      rx={width * 0.11}
      style={{ fill: 'var(--surface)' }}
    />
    <Records x={x + 24} y={y + height - width + 24} size={width - 48} />
  </>
);

const Screen = ({ x, y, width }: PhoneProps) => (
  <Place box={[x + 24, y + 28, width - 40]}>
    <span className="t34 display hued">{week.approved}</span>
    <span className="t12">approved this week</span>
  </Place>
);

const wide: PhoneProps = { x: 472, y: 28, width: 176, height: 270 };
const compact: PhoneProps = { x: 125, y: 20, width: 130, height: 214 };

const Wide = () => (
  <Composition
    size={WIDE}
    labels={
      <>
        <Screen {...wide} />
        {NIGHTS.map((night, n) => (
          <Place box={[51 + n * 27, 82, 20]} key={n}>
            <span className="t12 soft">{night}</span>
          </Place>
        ))}
        <Caption box={[43, 296, 400]} title="On our servers">
          Backed up every night
        </Caption>
        <Caption box={[716, 296, 180]} title="On your servers" />
        <Caption box={[900, 296, 200]} title="or your own cloud account" />
      </>
    }
  >
    <Way d="M472 176H400M472 192H400M472 208H400" from={60} place={1} />
    <Way d="M648 176H716M648 192H716M648 208H716" from={-60} place={1} />
    <Way d="M648 88C720 0 940 0 974 170" from={-60} place={2} />
    <Copies x={233} y={104} size={168} step={27} />
    <Yours x={716} y={116} size={156} gap={28} />
    <Body {...wide} />
  </Composition>
);

const Compact = () => (
  <Composition
    size={[COMPACT_WIDTH, 462]}
    labels={
      <>
        <Screen {...compact} />
        <Caption box={[17, 392, 166]} title="On our servers">
          Backed up every night
        </Caption>
        <Caption box={[207, 392, 160]} title="On your servers">
          or your own cloud account
        </Caption>
      </>
    }
  >
    <Way d="M125 160C96 160 92 210 92 262" from={20} />
    <Way d="M255 160C242 190 243 230 243 270" from={-20} />
    <Way d="M255 160C300 160 318 220 318 310" from={-20} place={1} />
    <Copies x={73} y={268} size={106} step={8} />
    <Yours x={207} y={302} size={72} gap={5} />
    <Body {...compact} />
  </Composition>
);

export const mockup = planDrawing(
  'surve-r',
  `The same ${week.approved} approved records from one phone, on either side. Left, on our servers, backed up every night: the records, with seven copies. Right, on your servers or your own cloud account: the same records.`,
  Wide,
  Compact,
);
