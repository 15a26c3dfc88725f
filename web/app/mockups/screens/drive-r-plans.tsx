import type { CSSProperties } from 'react';
import { enterprises, metrics } from '../data/livelihoods';
import { COMPACT_WIDTH, Caption, Composition, Place, type PlaceBox, planDrawing, WIDE } from '../kit/plan-drawing';
import { count } from '../kit/numbers';

const QUESTION = 'How many women run an enterprise?';
const answer = count(metrics[1].latest);
const most = Math.max(...enterprises);

const stroke = (color: string, strokeWidth: number, more: CSSProperties = {}) => ({
  stroke: `var(--${color})`,
  strokeWidth,
  ...more,
});

/** A model: a node for each of the districts, around one. */
const Model = ({ x, y, size = 1, isOther }: { x: number; y: number; size?: number; isOther?: boolean }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`} opacity={isOther ? 0.45 : 1}>
    <circle
      r="31"
      style={{ fill: isOther ? 'none' : 'var(--marigold)', ...stroke('hue', 2) }}
      strokeDasharray={isOther ? '1 6' : undefined}
    />
    <path d="M0 0L-16 -12M0 0L16 -12M0 0L0 20M0 0L18 9M0 0L-18 9" style={stroke(isOther ? 'hue' : 'ink', 2)} />
    <path d="M0 0h0M-16 -12h0M16 -12h0M0 20h0M18 9h0M-18 9h0" style={stroke(isOther ? 'hue' : 'ink', 8)} />
  </g>
);

/** The rows: the women of each district. */
const Rows = ({ x, y, size = 1 }: { x: number; y: number; size?: number }) => (
  <path
    d={enterprises.map((women, n) => `M${x} ${y + n * 15 * size}h${Math.round((women / most) * 62 * size)}`).join('')}
    style={stroke('hue', 9 * size, { strokeLinecap: 'butt' })}
  />
);

/** The question and its answer in one card. */
const Asked = ({ box }: { box: PlaceBox }) => (
  <Place box={box} className="pl-card pl-asked">
    <span className="pl-question">{QUESTION}</span>
    <span className="pl-answer display">{answer}</span>
  </Place>
);

/** A label of a room, as in the plan of a building, or of a space on our servers. */
const Label = ({ box, children }: { box: PlaceBox; children: string }) => (
  <Place box={box} style={{ justifyContent: 'center' }}>
    <span className="t14 soft pl-label">{children}</span>
  </Place>
);

/** The space of one organisation on our servers. */
const Space = ({ box: [x, y, width, height], isOther }: { box: readonly number[]; isOther?: boolean }) => (
  <rect {...{ x, y, width, height }} rx="10" style={{ fill: 'var(--surface)' }} opacity={isOther ? 0.45 : 1} />
);

const way = stroke('hue', 3, { strokeDasharray: '0 8' });
/** The outer wall is that of the section, whose width is 14 here. */
const INNER = stroke('ink', 8, { strokeLinecap: 'butt' });
const floor = { fill: 'var(--surface)' };
const OTHERS = 'Another organisation';

const Wide = () => (
  <Composition
    size={[WIDE[0], 400]}
    labels={
      <>
        <Caption box={[43, 4, 440]} title="Run by us; your data trains nobody else’s">
          On our servers, backed up every night
        </Caption>
        <Caption box={[603, 4, 480]} title="Run on your hardware; nothing leaves it">
          On your servers or your own cloud account
        </Caption>
        <Asked box={[43, 164, 224, 136]} />
        <Asked box={[603, 164, 224, 136]} />
        <Label box={[401, 88, 116, 68]}>{OTHERS}</Label>
        <Label box={[401, 308, 116, 68]}>{OTHERS}</Label>
        <Label box={[603, 100, 90, 28]}>Question</Label>
        <Label box={[870, 100, 90, 28]}>Model</Label>
        <Label box={[1006, 100, 90, 28]}>Rows</Label>
      </>
    }
  >
    <Space box={[303, 88, 214, 68]} isOther />
    <Space box={[303, 164, 214, 136]} />
    <Space box={[303, 308, 214, 68]} isOther />
    <Model x={357} y={122} size={0.8} isOther />
    <Model x={357} y={342} size={0.8} isOther />
    <path d="M272 206H318M310 258H272" style={way} />
    <path d="M410 232H424" style={way} />
    <Model x={357} y={232} size={1.45} />
    <Rows x={426} y={183} size={1.3} />

    <rect x="558" y="172" width="18" height="120" className="pl-opening" style={floor} />
    <path d="M566 88H1114M848 88V174M848 290V394M984 88V174M984 290V394" style={INNER} />
    <path d="M832 206H876M868 258H832" style={way} />
    <path d="M968 232H1000" style={way} />
    <Model x={916} y={232} size={1.45} />
    <Rows x={1006} y={183} size={1.3} />
  </Composition>
);

const Compact = () => (
  <Composition
    size={[COMPACT_WIDTH, 516]}
    isOpen
    labels={
      <>
        <Caption box={[17, 0, 162]} title="Run by us; your data trains nobody else’s">
          On our servers, backed up every night
        </Caption>
        <Caption box={[212, 0, 156]} title="Run on your hardware; nothing leaves it">
          On your servers or your own cloud account
        </Caption>
        <Asked box={[17, 120, 156, 98]} />
        <Asked box={[212, 120, 150, 98]} />
        <Label box={[84, 446, 88, 46]}>{OTHERS}</Label>
      </>
    }
  >
    <Space box={[17, 238, 156, 200]} />
    <Space box={[17, 446, 156, 46]} isOther />
    <path d="M95 224V242M95 324V336" style={way} />
    <Model x={95} y={282} size={1.2} />
    <Rows x={62} y={346} size={1.05} />
    <Model x={50} y={469} size={0.5} isOther />
    <rect x="186" y="142" width="14" height="64" className="pl-opening" style={floor} />
    <path d="M194 104H640M194 232H258M316 232H640M194 332H258M316 332H640" style={INNER} />
    <path d="M287 220V242M287 324V342" style={way} />
    <Model x={287} y={282} size={1.2} />
    <Rows x={254} y={364} size={1.05} />
  </Composition>
);

export const mockup = planDrawing(
  'drive-r',
  `Left, the question “${QUESTION}” passes over an open line to a model that we run, which reads the rows and answers ${answer}: on our servers, backed up every night. Your data trains nobody else’s model. Right, the same question, model and rows are inside one closed wall, on your servers or your own cloud account. They run on your hardware, and nothing leaves it.`,
  Wide,
  Compact,
);
