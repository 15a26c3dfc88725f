import { annexPage, boardFigure, caseIndex, firstVersion, scheduleLine } from '../sketch-data';
import { Blank, Canvas, EDGE, INNER, Note, round, Rows, Sheet, Title, WIDTH } from './sheet';

/** The start of each part of a bar of this length. */
const starts = (shares: readonly number[], length: number) =>
  shares.map((_, n) => round(shares.slice(0, n).reduce((total, share) => total + share, 0) * length));

/** One figure of a portfolio, and what it is the sum of. */
export const BoardFigure = () => {
  const at = starts(
    boardFigure.parts.map(({ share }) => share),
    INNER,
  );
  return (
    <Sheet height={360}>
      <text x={EDGE} y="60" data-variant="figure">
        {boardFigure.figure}
      </text>
      <Note y={86}>{boardFigure.note}</Note>
      {boardFigure.parts.map(({ name, share, text }, n) => (
        <g key={name}>
          <rect
            x={EDGE + (at[n] ?? 0)}
            y="102"
            width={round(share * INNER) - 2}
            height="16"
            rx="2"
            fill={n < 2 ? 'var(--marigold)' : 'var(--tint)'}
          />
          <g transform={`translate(${EDGE} ${150 + n * 36})`}>
            <path d={n > 0 ? `M0 -23H${INNER}` : ''} stroke="var(--line)" />
            <circle cx="5" cy="-5" r="5" fill={n < 2 ? 'var(--marigold)' : 'var(--tint)'} />
            <text x="20">{name}</text>
            <text x={INNER} data-variant="value">
              {text}
            </text>
          </g>
        </g>
      ))}
    </Sheet>
  );
};

/** A year by areas of Schedule VII, with a line for one more programme. */
export const ScheduleLine = () => (
  <Sheet height={360}>
    <Title>{scheduleLine.title}</Title>
    <Note>{scheduleLine.note}</Note>
    {scheduleLine.rows.map(({ name, text, share }, row) => (
      <g key={name} transform={`translate(${EDGE} ${104 + row * 50})`}>
        <text>{name}</text>
        <text x={INNER} data-variant="value">
          {text}
        </text>
        <rect y="9" width={INNER} height="8" rx="2" fill="var(--tint-soft)" />
        <rect y="9" width={round(share * INNER)} height="8" rx="2" fill="var(--tint)" />
      </g>
    ))}
    <g transform={`translate(${EDGE} 306)`}>
      <text data-variant="strong">{scheduleLine.yours}</text>
      <Blank x={INNER - 90} y={-18} width={90} />
    </g>
  </Sheet>
);

const FOLD = 34;
/** A page of a proposal, on the page before it. Its price is still to be filled in. */
export const AnnexPage = () => (
  <Canvas height={326}>
    <rect x="8" y="8" width="290" height="360" rx="10" fill="var(--paper-deep)" transform="rotate(2 160 340)" />
    <path d={`M10 20H${WIDTH - FOLD}L${WIDTH} ${20 + FOLD}V350H0V30q0 -10 10 -10z`} fill="var(--surface)" />
    <path
      d={`M${WIDTH - FOLD} 20V${10 + FOLD}q0 10 10 10H${WIDTH}z`}
      fill="var(--paper)"
      stroke="var(--line-strong)"
      strokeLinejoin="round"
    />
    <Title y={68}>{annexPage.title}</Title>
    <Rows y={124} step={52} rows={annexPage.rows} />
  </Canvas>
);

/** Index cards of two studies, and one to be filled in. */
export const CaseIndex = () => (
  <Canvas height={320}>
    {caseIndex.cards.map(({ name, figure }, n) => (
      <g key={name}>
        <rect
          x={20 - n * 10}
          y={n * 62}
          width={WIDTH - 2 * (20 - n * 10)}
          height="120"
          rx="10"
          fill="var(--surface)"
          stroke="var(--line)"
        />
        <circle cx={EDGE + 20 - n * 10} cy={n * 62 + 30} r="6" fill="var(--tint)" />
        <text x={EDGE + 38 - n * 10} y={n * 62 + 36} data-variant="strong">
          {name}
        </text>
        <text x={WIDTH - EDGE - 16 + n * 8} y={n * 62 + 36} data-variant="value">
          {figure}
        </text>
      </g>
    ))}
    <rect y="124" width={WIDTH} height="230" rx="10" fill="var(--surface)" stroke="var(--line)" />
    <circle cx="31" cy="160" r="7" fill="var(--marigold)" />
    <text x="50" y="167" data-variant="title">
      {caseIndex.title}
    </text>
    {caseIndex.rows.map((row, n) => (
      <g key={row} transform={`translate(${EDGE} ${208 + n * 64})`}>
        <text>{row}</text>
        <Blank x={0} y={12} width={INNER} />
      </g>
    ))}
  </Canvas>
);

/** What stands of the coming solution, and a dotted line for what the visitor asks of it. */
export const FirstVersion = () => (
  <Sheet height={330}>
    <Title>{firstVersion.title}</Title>
    {firstVersion.ready.map((name, row) => (
      <g key={name} transform={`translate(${EDGE} ${92 + row * 44})`}>
        <path d={`M0 -26H${INNER}`} stroke="var(--line)" />
        <circle cx="11" cy="-5" r="11" fill="var(--hue)" />
        <path d="M6 -5l4 4 7 -8" fill="none" stroke="var(--surface)" strokeWidth="2.4" strokeLinecap="round" />
        <text x="36">{name}</text>
      </g>
    ))}
    <g transform={`translate(${EDGE} 282)`}>
      <circle cx="11" cy="-5" r="10" fill="none" stroke="var(--marigold)" strokeWidth="2.4" strokeDasharray="4 3.4" />
      <Blank x={36} y={-19} width={INNER - 36} />
      <text x="46" y="-1" data-variant="strong">
        {firstVersion.asked}
      </text>
    </g>
  </Sheet>
);
