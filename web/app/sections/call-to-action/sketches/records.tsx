import {
  askedAnswer,
  answeredQuestion,
  donorTemplate,
  nextProject,
  paperForm,
  phoneQueue,
  quoteCard,
  recordSlip,
  registerPage,
  threeDesks,
  threeProducts,
} from '../sketch-data';
import { sum } from '~/mockups/kit/numbers';
import { Blank, Canvas, EDGE, INNER, round, Rows, Sheet, Title, WIDTH } from './sheet';

/** A template of a donor: figures fill its rows one after another, and the lesson is being written. */
export const DonorTemplate = () => (
  <Sheet height={336}>
    <Title>{donorTemplate.title}</Title>
    {donorTemplate.rows.map(([label], row) => (
      <rect
        key={label}
        x={EDGE + INNER - 64}
        y={64 + 44 * row}
        width="64"
        height="28"
        rx="4"
        fill="color-mix(in oklab, var(--marigold) 30%, var(--surface))"
      />
    ))}
    <Rows y={83} inset={10} rows={donorTemplate.rows} />
    <g transform={`translate(${EDGE} 258)`}>
      <path d={`M0 -25H${INNER}`} stroke="var(--line)" />
      <text>{donorTemplate.lesson[0]}</text>
      <rect y="13" width={INNER} height="34" rx="4" fill="none" stroke="var(--tint)" strokeWidth="1.5" />
      <text x="10" y="35" data-variant="strong">
        {donorTemplate.lesson[1]}
        {/* The caret. The fonts of a first visit have no vertical bar. */}
        <tspan dx="1" fill="var(--tint)">
          l
        </tspan>
      </text>
    </g>
  </Sheet>
);

/** The paper is 176 units wide. Each pleat is lower than the one above, and leans to the other side. */
const PAPER = 176;
const FOLD = 300;
const PLEATS = [30, 26, 22, 18, 14, 10, 7] as const;
const LEAN = 12;

const Pleats = () =>
  PLEATS.map((height, n) => {
    const y = FOLD + sum(PLEATS.slice(0, n), (before) => before);
    const [above, below] = n % 2 ? [LEAN, 0] : [0, LEAN];
    return (
      <g key={height} transform={`translate(0 ${y})`}>
        <path
          d={`M${above} 0H${above + PAPER}L${below + PAPER} ${height}H${below}z`}
          fill={n % 2 ? 'var(--surface)' : 'color-mix(in oklab, var(--surface), var(--tint) 16%)'}
        />
        {height > 12 && (
          <path d={`M${20 + LEAN / 2} ${height / 2}h136`} stroke="var(--line-strong)" strokeDasharray="3 4" />
        )}
      </g>
    );
  });

/**
 * A paper form that begins at the upper edge of its space, has rules below its questions, and folds at the lower one. The
 * rule of its first question goes on into a phone, where it is answered, and the second is next.
 */
export const PaperForm = () => {
  const [[asked, answer], [next]] = paperForm.questions;
  const light = { fill: 'var(--surface)' };
  return (
    <Canvas height={FOLD + sum(PLEATS, (height) => height)}>
      <rect width={PAPER} height={FOLD} fill="var(--surface)" />
      <text x="20" y="42" data-variant="title">
        {paperForm.title}
      </text>
      {paperForm.questions.map(([label, , written], row) => (
        <g key={label} transform={`translate(20 ${80 + row * 58})`}>
          <text data-variant="small">{label}</text>
          <path d="M0 33H136" stroke="var(--line-strong)" strokeDasharray="3 4" />
          <path
            d={written}
            transform="translate(0 -6) scale(1.2)"
            fill="none"
            stroke="var(--ink)"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </g>
      ))}
      <path d="M20 250H156M20 274H156" stroke="var(--line-strong)" strokeDasharray="3 4" />
      <Pleats />
      <path d="M20 113H200" stroke="var(--marigold)" strokeWidth="3" />
      <rect x="185" y="36" width="134" height="232" rx="20" fill="var(--ink)" />
      <rect x="191" y="42" width="122" height="220" rx="14" fill="var(--tint)" />
      <text x="199" y="72" data-variant="small" style={light}>
        {asked}
      </text>
      <text transform="translate(198 103) scale(1.6)" data-variant="strong" style={light}>
        {answer}
      </text>
      <path d="M185 113H305" stroke="var(--marigold)" strokeWidth="3" />
      <circle cx="217" cy="144" r="18" fill="var(--marigold)" />
      <path
        d="M208.500 144.500l6 6l11.500 -12.500"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <text x="199" y="198" data-variant="small" style={light}>
        {next}
      </text>
      <rect x="199" y="208" width="106" height="34" rx="5" fill="none" stroke="var(--surface)" opacity="0.6" />
    </Canvas>
  );
};

/** The slip of one record: who, where and when. */
export const RecordSlip = () => (
  <Sheet height={280}>
    <circle cx="36" cy="42" r="12" fill="var(--marigold)" />
    <text x="62" y="48" data-variant="title">
      {recordSlip.title}
    </text>
    <Rows y={104} step={46} rows={recordSlip.rows} />
  </Sheet>
);

/** The columns and the distance of the field of dots of the home page, and the rows of empty places. */
const [COLUMNS, ROWS, STEP] = [100, 3, 12];

/** Empty places that go on from the dots of the projects, the first one filled, and the name of the next project. */
export const NextProject = () => (
  <>
    <svg viewBox={`0 0 ${COLUMNS * STEP} ${ROWS * STEP}`} aria-hidden="true">
      <pattern id="empty-dots" width={STEP} height={STEP} patternUnits="userSpaceOnUse">
        <circle cx={STEP / 2} cy={STEP / 2} r="2.6" fill="none" stroke="currentColor" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#empty-dots)" />
      <circle cx={STEP / 2} cy={STEP / 2} r="5" fill="currentColor" />
    </svg>
    <p aria-hidden="true">{nextProject}</p>
  </>
);

/** What an organisation has now, with the product to begin with. */
export const ThreeProducts = () => (
  <Sheet height={290}>
    <Title y={50}>{threeProducts.title}</Title>
    <Rows y={106} step={52} rows={threeProducts.rows} />
  </Sheet>
);

/** Questions with their answers, and a line for one more. */
export const AskedAnswer = () => (
  <Sheet height={290}>
    <Title y={50}>{askedAnswer.title}</Title>
    <Rows y={106} step={52} rows={askedAnswer.rows} />
  </Sheet>
);

const LIGHT = { fill: 'var(--surface)' };

/** The length of all women in the answer. */
const TRACK = 252;

/** A question and its answer. */
export const AnsweredQuestion = () => (
  <Canvas height={330}>
    <path
      d="M1 17a16 16 0 0 1 16-16h266a16 16 0 0 1 16 16v27a16 16 0 0 1-16 16H5a4 4 0 0 1-4-4z"
      fill="var(--surface)"
      stroke="var(--tint)"
      strokeWidth="2"
    />
    <text x="20" y="37" data-variant="title">
      {answeredQuestion.question}
    </text>
    <path
      d="M40 76h264a16 16 0 0 1 16 16v202a4 4 0 0 1-4 4H40a16 16 0 0 1-16-16V92a16 16 0 0 1 16-16z"
      fill="var(--ink)"
    />
    <g transform="translate(46 114)">
      <text data-variant="title" style={LIGHT}>
        {answeredQuestion.finding}
      </text>
      <text y="24" data-variant="small" style={LIGHT}>
        {answeredQuestion.note}
      </text>
      {answeredQuestion.rows.map(({ name, share, text }, row) => (
        <g key={name} transform={`translate(0 ${58 + row * 48})`}>
          <text data-variant="small" style={LIGHT}>
            {name}
          </text>
          <text x={TRACK} data-variant="value" style={LIGHT}>
            {text}
          </text>
          <rect y="8" width={TRACK} height="16" rx="3" fill="var(--surface)" fillOpacity="0.18" />
          <rect
            y="8"
            width={round(share * TRACK)}
            height="16"
            rx="3"
            fill={row === 0 ? 'var(--marigold)' : 'var(--tint-soft)'}
          />
        </g>
      ))}
      <text y="162" data-variant="strong" style={LIGHT}>
        {answeredQuestion.next}
      </text>
    </g>
  </Canvas>
);

/** One record, and what it says at three desks. */
export const ThreeDesks = () => (
  <Canvas height={342}>
    <rect x="40" width="240" height="120" rx="10" fill="var(--surface)" />
    <circle cx="248" cy="36" r="10" fill="var(--marigold)" />
    <text x="60" y="42" data-variant="title">
      {threeDesks.title}
    </text>
    <text x="60" y="70" data-variant="strong">
      {threeDesks.who}
    </text>
    <text x="60" y="94" data-variant="small">
      {threeDesks.when}
    </text>
    <path d="M160 120V160" stroke="var(--tint)" strokeWidth="2" />
    <rect y="160" width={WIDTH} height="210" rx="10" fill="var(--surface)" />
    {threeDesks.desks.map(({ name, text }, n) => (
      <g key={name} transform={`translate(${EDGE} ${190 + n * 57})`}>
        {n > 0 && <path d={`M0 -20H${INNER}`} stroke="var(--line)" />}
        <text y="2" data-variant="strong">
          {name}
        </text>
        <text y="23" data-variant="small">
          {text}
        </text>
      </g>
    ))}
  </Canvas>
);

/** A printed form, and the same form on a phone in front of it. */
export const PhoneQueue = () => (
  <Canvas height={330}>
    <g transform="rotate(-4 110 160)">
      <rect x="16" y="14" width="190" height="300" rx="4" fill="var(--surface)" />
      {[0, 1, 2, 3, 4, 5, 6].map((row) => (
        <path key={row} d={`M32 ${62 + row * 40}H190`} stroke="var(--line-strong)" strokeDasharray="3 4" />
      ))}
    </g>
    <rect x="64" y="26" width="256" height="400" rx="32" fill="var(--ink)" />
    <rect x="74" y="36" width="236" height="400" rx="24" fill="var(--surface)" />
    <text x="94" y="78" data-variant="title">
      {phoneQueue.title}
    </text>
    <text x="94" y="102" data-variant="small">
      {phoneQueue.note}
    </text>
    {phoneQueue.rows.map(([label, value], row) => (
      <g key={label} transform={`translate(94 ${150 + row * 50})`}>
        <path d="M0 -30H196" stroke="var(--line)" />
        <text>{label}</text>
        {value ? (
          <text x="196" data-variant="value">
            {value}
          </text>
        ) : (
          <Blank x={126} y={-18} width={70} />
        )}
      </g>
    ))}
  </Canvas>
);

const LINES = 9;
const WORDS = [
  [1, 5],
  [8, 6],
  [17, 4],
  [24, 7],
  [34, 5],
] as const;

/** The page of a register on the pile of the others. */
export const RegisterPage = () => {
  const column = INNER / registerPage.columns;
  return (
    <Canvas height={340}>
      {Array.from({ length: registerPage.registers - 1 }, (_, n) => (
        <rect
          key={n}
          x={round(11 - n)}
          y={n * 5}
          width={round(WIDTH - 2 * (11 - n))}
          height="60"
          rx="8"
          fill="var(--surface)"
          stroke="var(--line-strong)"
        />
      ))}
      <rect y="55" width={WIDTH} height="320" rx="8" fill="var(--surface)" />
      <Title y={92}>{registerPage.title}</Title>
      <text x={EDGE + INNER} y="92" data-variant="value">
        {registerPage.note}
      </text>
      <rect x={round(EDGE + 24 * column)} y="112" width={round(8 * column)} height="240" fill="var(--marigold-soft)" />
      <path
        d={Array.from({ length: registerPage.columns + 1 }, (_, n) => `M${round(EDGE + n * column)} 112V350`).join('')}
        stroke="var(--line)"
      />
      <path
        d={Array.from({ length: LINES }, (_, n) => `M${EDGE} ${112 + n * 28}H${EDGE + INNER}`).join('')}
        stroke="var(--line-strong)"
      />
      <path
        d={Array.from({ length: LINES - 1 }, (_, line) =>
          WORDS.filter((_word, n) => (n * 3 + line * 2) % 5 !== 0)
            .map(([from, length]) => {
              const waves = Math.max(2, length - ((line + from) % 3));
              return `M${round(EDGE + from * column)} ${132 + line * 28}q3 -9 6 0${'t6 0'.repeat(waves - 1)}`;
            })
            .join(''),
        ).join('')}
        fill="none"
        stroke="var(--ink-soft)"
        strokeWidth="1.75"
      />
    </Canvas>
  );
};

/** A quote that waits for its numbers. */
export const QuoteCard = () => (
  <Sheet height={300}>
    <path d="M24 62V46q0 -18 18 -20v8q-9 1 -9 12h9v16zM50 62V46q0 -18 18 -20v8q-9 1 -9 12h9v16z" fill="var(--tint)" />
    {quoteCard.lines.map(({ words, blanks }, line) => (
      <g key={line} transform={`translate(${EDGE} ${104 + line * 34})`}>
        {words.map(([x, text]) => (
          <text key={text} x={x} data-variant="title">
            {text}
          </text>
        ))}
        {blanks.map(([x, width]) => (
          <Blank key={x} x={x} y={-19} width={width} />
        ))}
      </g>
    ))}
    <path d={`M${EDGE} 234H${EDGE + INNER}`} stroke="var(--line)" />
    <text x={EDGE} y="262" data-variant="strong">
      {quoteCard.person}
    </text>
    <text x={EDGE} y="284" data-variant="small">
      {quoteCard.role}
    </text>
  </Sheet>
);
