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

const way = stroke('hue', 3, { strokeDasharray: '0 8' });
const wall = (strokeWidth: number) => ({
  fill: 'var(--surface)',
  ...stroke('ink', strokeWidth, { strokeLinejoin: 'miter' }),
});

/** A closed door in the lower wall of the room, with the arc of its leaf. */
const Door = ({ x, y, width, thick }: { x: number; y: number; width: number; thick: number }) => (
  <>
    <rect x={x} y={y - thick / 2} width={width} height={thick} style={{ fill: 'var(--surface)' }} />
    <path d={`M${x} ${y - width}A${width} ${width} 0 0 1 ${x + width} ${y}`} style={way} />
    <rect className="pl-door" x={x} y={y - thick / 4} width={width} height={thick / 2} />
  </>
);

/** The models of other organisations on our servers. */
const Others = ({ size, places }: { size: number; places: readonly (readonly [x: number, y: number])[] }) =>
  places.map(([x, y]) => <Model key={`${x} ${y}`} {...{ x, y, size }} isOther />);
const OTHERS = 'Another organisation';

const Wide = () => (
  <Composition
    size={[WIDE[0], 392]}
    isOpen
    labels={
      <>
        <Caption box={[0, 36, 360]} title="Run by us; your data trains nobody else’s">
          On our servers, backed up every night
        </Caption>
        <Caption box={[603, 36, 480]} title="Run on your hardware; nothing leaves it">
          On your servers or your own cloud account
        </Caption>
        <Asked box={[392, 122, 350, 188]} />
        <Label box={[450, 42, 106, 40]}>{OTHERS}</Label>
        <Label box={[0, 306, 90, 28]}>Rows</Label>
        <Label box={[220, 306, 90, 28]}>Model</Label>
        <Label box={[816, 306, 90, 28]}>Model</Label>
        <Label box={[978, 306, 90, 28]}>Rows</Label>
      </>
    }
  >
    <Others
      size={1.15}
      places={[
        [404, 62],
        [-62, 112],
        [-50, 346],
        [338, 352],
      ]}
    />
    <path d="M116 216H156M312 216H382" style={way} />
    <Model x={234} y={216} size={2.2} />
    <Rows x={0} y={156} size={1.6} />

    <path d="M567 7H1113V385H567z" style={wall(14)} />
    <Door x={676} y={385} width={56} thick={14} />
    <path d="M752 216H774M924 216H966" style={way} />
    <Model x={848} y={216} size={2.2} />
    <Rows x={978} y={156} size={1.6} />
  </Composition>
);

const Compact = () => (
  <Composition
    size={[COMPACT_WIDTH, 428]}
    isOpen
    labels={
      <>
        <Caption box={[0, 20, 172]} title="Run by us; your data trains nobody else’s">
          On our servers, backed up every night
        </Caption>
        <Caption box={[212, 20, 156]} title="Run on your hardware; nothing leaves it">
          On your servers or your own cloud account
        </Caption>
        <Asked box={[54, 136, 280, 104]} />
        <Label box={[0, 346, 60, 22]}>Rows</Label>
        <Label box={[112, 346, 60, 22]}>Model</Label>
        <Label box={[232, 346, 60, 22]}>Model</Label>
        <Label box={[304, 346, 60, 22]}>Rows</Label>
        <Label box={[108, 378, 80, 34]}>{OTHERS}</Label>
      </>
    }
  >
    <Others
      size={0.5}
      places={[
        [-12, 395],
        [22, 395],
        [56, 395],
        [90, 395],
      ]}
    />
    <path d="M130 246V260" style={way} />
    <path d="M86 300H72" style={way} />
    <Model x={130} y={300} size={1.2} />
    <Rows x={0} y={262} />
    <path d="M194 4H376V424H194z" style={wall(8)} />
    <Door x={316} y={424} width={40} thick={8} />
    <path d="M250 246V260" style={way} />
    <path d="M294 300H298" style={way} />
    <Model x={250} y={300} size={1.2} />
    <Rows x={304} y={262} />
  </Composition>
);

export const mockup = planDrawing(
  'drive-r',
  `The question “${QUESTION}” is asked once, and its answer ${answer} is the same on both sides. Left, on open ground, a model that we run reads the rows: on our servers, backed up every night. Your data trains nobody else’s model. Right, the same model and rows are in a room with four walls and a closed door, on your servers or your own cloud account. They run on your hardware, and nothing leaves it.`,
  Wide,
  Compact,
);
