import { week } from '../data/survey';
import { dotRows } from '../drawings/canvas';
import { COMPACT_WIDTH, Caption, Composition, movedFrom, Place, planDrawing, WIDE } from '../kit/plan-drawing';

const NIGHTS = [...'MTWTFSS'];
const COLUMNS = 20;
const ROWS = Math.ceil(week.approved / COLUMNS);

/** A field of one dot a record: the space between two dots, and around them. */
type Field = { x: number; y: number; pitch: number; pad: number };
const widthOf = ({ pitch, pad }: Field) => COLUMNS * pitch + 2 * pad;
const heightOf = ({ pitch, pad }: Field) => ROWS * pitch + 2 * pad;

const Records = ({ field: { x, y, pitch, pad }, colour }: { field: Field; colour: string }) => (
  <path
    d={dotRows(x + pad + pitch / 2, y + pad + pitch / 2, week.approved, COLUMNS, pitch)}
    style={{ stroke: colour, strokeWidth: pitch * 0.6, strokeDasharray: `0 ${pitch}` }}
  />
);

/** A slab of records with one copy for each night behind it. The copies are fainter towards the back. */
function Ours({ field, step, drop }: { field: Field; step: number; drop: number }) {
  const { x, y } = field;
  const width = widthOf(field);
  return (
    <>
      {NIGHTS.map((night, n) => {
        const behind = NIGHTS.length - n;
        return (
          <rect
            key={n}
            x={x - behind * step}
            y={y + behind * drop}
            width={width}
            height={heightOf(field) - behind * drop}
            rx="6"
            className="pl-moved"
            style={{
              ...movedFrom(step * 2, 0, n),
              fill: `color-mix(in oklab, var(--hue) ${14 + n * 10}%, var(--hue-soft))`,
            }}
          />
        );
      })}
      <rect x={x} y={y} width={width} height={heightOf(field)} rx="6" className="pl-slab" />
      <Records field={field} colour="var(--hue)" />
    </>
  );
}

/** A house around the same records. */
function Yours({ field, roof, eaves }: { field: Field; roof: number; eaves: number }) {
  const { x, y } = field;
  const width = widthOf(field);
  return (
    <>
      <path d={`M${x} ${y}h${width}v${heightOf(field)}h${-width}z`} style={{ fill: 'var(--hue)' }} />
      <path
        d={`M${x - eaves} ${y + 1}L${x + width / 2} ${y - roof}L${x + width + eaves} ${y + 1}z`}
        style={{ fill: 'var(--hue-deep)' }}
      />
      <Records field={field} colour="var(--surface)" />
    </>
  );
}

/** The number of records over its words, in the middle of a composition. */
const Sum = ({ y, width }: { y: number; width: number }) => (
  <Place box={[0, y, width]} className="pl-sum">
    <span className="display">{week.approved}</span>
    <span className="b">approved this week</span>
  </Place>
);

const Wide = () => {
  const ours: Field = { x: 192, y: 258, pitch: 14, pad: 14 };
  const width = widthOf(ours);
  const yours: Field = { ...ours, x: WIDE[0] - ours.x - width };
  const step = 20;
  const level = 98;
  const middle = ours.x + width / 2;
  return (
    <Composition
      size={[WIDE[0], ours.y + heightOf(ours)]}
      labels={
        <>
          <Sum y={34} width={WIDE[0]} />
          {NIGHTS.map((night, n) => (
            <Place box={[ours.x - (NIGHTS.length - n) * step, ours.y + (NIGHTS.length - n) * 10 - 20, step]} key={n}>
              <span className="t12 pl-night">{night}</span>
            </Place>
          ))}
          <Caption box={[43, 74, 270]} title="On our servers" className="pl-ours">
            Backed up every night
          </Caption>
          <Caption box={[807, 74, 270]} title="On your servers" className="pl-yours">
            or your own cloud account
          </Caption>
        </>
      }
    >
      <path d={`M424 ${level}H${middle + 16}q-16 0 -16 16V${ours.y}`} className="pl-lead" />
      <path d={`M696 ${level}H${WIDE[0] - middle - 16}q16 0 16 16V${yours.y - 50}`} className="pl-lead" />
      <Ours field={ours} step={step} drop={10} />
      <Yours field={yours} roof={58} eaves={16} />
    </Composition>
  );
};

const Compact = () => {
  const ours: Field = { x: 50, y: 256, pitch: 6.6, pad: 6 };
  const width = widthOf(ours);
  const yours: Field = { ...ours, x: 213 };
  const below = ours.y + heightOf(ours);
  const [left, right] = [ours.x + width / 2, yours.x + width / 2];
  return (
    <Composition
      size={[COMPACT_WIDTH, below + 88]}
      labels={
        <>
          <Sum y={20} width={COMPACT_WIDTH} />
          <Caption box={[22, below + 12, 170]} title="On our servers" className="pl-ours">
            Backed up every night
          </Caption>
          <Caption box={[yours.x, below + 12, 148]} title="On your servers">
            or your own cloud account
          </Caption>
        </>
      }
    >
      <path d={`M190 192v12H${left + 8}q-8 0 -8 8V${ours.y}`} className="pl-lead" />
      <path d={`M190 204H${right - 8}q8 0 8 8V${yours.y - 30}`} className="pl-lead" />
      <Ours field={ours} step={4} drop={3} />
      <Yours field={yours} roof={36} eaves={8} />
    </Composition>
  );
};

export const mockup = planDrawing(
  'surve-r',
  `${week.approved} approved this week, and a line from them to two homes of the same ${week.approved} approved records. Left, on our servers, backed up every night: the records, with seven copies. Right, on your servers or your own cloud account: the same records in a house.`,
  Wide,
  Compact,
);
