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
const Model = ({ x, y, isOther }: { x: number; y: number; isOther?: boolean }) => (
  <g transform={`translate(${x} ${y}) scale(${isOther ? 0.76 : 1})`} opacity={isOther ? 0.45 : 1}>
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
const Rows = ({ x, y }: { x: number; y: number }) => (
  <path
    d={enterprises.map((women, n) => `M${x} ${y + n * 15}h${Math.round((women / most) * 62)}`).join('')}
    style={stroke('hue', 9, { strokeLinecap: 'butt' })}
  />
);

/** The question above its answer. */
const Asked = ({ box }: { box: PlaceBox }) => (
  <Place box={box} className="g8">
    <span className="pl-card">
      <span className="t13">{QUESTION}</span>
    </span>
    <span className="t26 display">{answer}</span>
  </Place>
);

/** A label of a room, as in the plan of a building, or of a space on our servers. */
const Label = ({ box, children }: { box: PlaceBox; children: string }) => (
  <Place box={box} style={{ justifyContent: 'center' }}>
    <span className="t12 soft">{children}</span>
  </Place>
);

/** The space of one organisation on our servers. */
const Space = ({ box: [x, y, width, height], isOther }: { box: readonly number[]; isOther?: boolean }) => (
  <rect {...{ x, y, width, height }} rx="10" style={{ fill: 'var(--surface)' }} opacity={isOther ? 0.45 : 1} />
);

const way = stroke('hue', 3, { strokeDasharray: '0 8' });
const WALL = stroke('ink', 14, { strokeLinecap: 'square', strokeLinejoin: 'miter' });
const INNER = stroke('ink', 6, { strokeLinecap: 'butt' });
const OTHERS = 'Another organisation';

const Wide = () => (
  <Composition
    size={WIDE}
    labels={
      <>
        <Asked box={[43, 106, 178]} />
        <Asked box={[640, 106, 178]} />
        <Label box={[394, 29, 130, 66]}>{OTHERS}</Label>
        <Label box={[394, 207, 130, 66]}>{OTHERS}</Label>
        <Label box={[640, 50, 90, 24]}>Question</Label>
        <Label box={[858, 50, 90, 24]}>Model</Label>
        <Label box={[982, 50, 90, 24]}>Rows</Label>
        <Caption box={[43, 302, 440]} title="Run by us; your data trains nobody else’s">
          On our servers, backed up every night
        </Caption>
        <Caption box={[603, 302, 480]} title="Run on your hardware; nothing leaves it">
          On your servers or your own cloud account
        </Caption>
      </>
    }
  >
    <Space box={[306, 29, 218, 66]} isOther />
    <Space box={[306, 103, 218, 96]} />
    <Space box={[306, 207, 218, 66]} isOther />
    <Model x={354} y={62} isOther />
    <Model x={354} y={240} isOther />
    <path d="M226 132H314M314 172H118" style={way} />
    <path d="M393 151H430" style={way} />
    <Model x={354} y={151} />
    <Rows x={436} y={114} />

    <path d="M610 36H1070V266H610z" style={{ fill: 'var(--tint)', ...WALL }} />
    <rect x="602" y="112" width="16" height="80" className="pl-opening" />
    <path d="M838 43V120M838 184V259M962 43V120M962 184V259" style={INNER} />
    <path d="M826 132H858M858 172H715" style={way} />
    <path d="M937 151H976" style={way} />
    <Model x={898} y={151} />
    <Rows x={982} y={114} />
  </Composition>
);

const Compact = () => (
  <Composition
    size={[COMPACT_WIDTH, 522]}
    labels={
      <>
        <Asked box={[17, 40, 156]} />
        <Asked box={[222, 40, 126]} />
        <Label box={[84, 354, 88, 50]}>{OTHERS}</Label>
        <Caption box={[17, 428, 166]} title="Run by us; your data trains nobody else’s">
          On our servers, backed up every night
        </Caption>
        <Caption box={[207, 428, 170]} title="Run on your hardware; nothing leaves it">
          On your servers or your own cloud account
        </Caption>
      </>
    }
  >
    <Space box={[17, 158, 156, 188]} />
    <path d="M95 139V155M95 238V248" style={way} />
    <Model x={95} y={200} />
    <Rows x={64} y={260} />
    <Space box={[17, 354, 156, 50]} isOther />
    <Model x={50} y={379} isOther />
    <path d="M212 26H358V399H212z" style={{ fill: 'var(--tint)', ...WALL, strokeWidth: 10 }} />
    <rect x="206" y="172" width="12" height="72" className="pl-opening" />
    <path d="M217 164H264M306 164H353M217 254H264M306 254H353" style={INNER} />
    <path d="M285 143V167M285 245V262" style={way} />
    <Model x={285} y={206} />
    <Rows x={254} y={284} />
  </Composition>
);

export const mockup = planDrawing(
  'drive-r',
  `Left, the question “${QUESTION}” passes over an open line to a model that we run, which reads the rows and answers ${answer}: on our servers, backed up every night. Your data trains nobody else’s model. Right, the same question, model and rows are inside one closed wall, on your servers or your own cloud account. They run on your hardware, and nothing leaves it.`,
  Wide,
  Compact,
);
