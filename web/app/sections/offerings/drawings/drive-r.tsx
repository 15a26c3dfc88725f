import type { CSSProperties } from 'react';
import { districts } from '~/mockups/data/livelihoods';
import { kalyanaKarnataka } from '~/mockups/data/maps';
import { count } from '~/mockups/kit/numbers';
import { round } from '../../shared/canvas';
import { Question } from '../../shared/question';

/*
 * A question with its answer, and where the answer is used. Text has its place in HTML, so that a drawing can be wide or
 * high. The district with the fewest women of its plan has the colour of the line that joins the drawings, and is at half
 * the height of each. The list has the line and the sizes (answer.css).
 */
const gaps = districts
  .map(({ name, planned, actual }) => ({ name, planned, gap: planned - actual }))
  .toSorted((one, other) => other.gap - one.gap);
const [furthest] = gaps as [(typeof gaps)[number]];
const LIT = 'var(--marigold)';
const REST = 'color-mix(in srgb, currentColor 26%, transparent)';
const fillOf = (name: string) => (name === furthest.name ? LIT : REST);
const share = (part: number) => `${round(part * 100)}%`;

const display = (fontSize: string, more: CSSProperties = {}): CSSProperties => ({
  font: `650 ${fontSize} / 1 var(--font-display)`,
  color: 'inherit',
  letterSpacing: '-0.03em',
  ...more,
});
const SCENE: CSSProperties = {
  position: 'relative',
  height: 'var(--high, 12rem)',
  fontSize: 'clamp(0.8125rem, 0.75rem + 0.25vw, 0.9375rem)',
  lineHeight: 1.2,
};
const FILL: CSSProperties = { position: 'absolute', inset: 0, width: '100%', height: '100%' };
const TITLE = display('clamp(0.8125rem, 13cqw, 1rem)', { display: 'block' });
/** Where the answer is, below its drawing. */
const Caption = ({ text }: { text: string }) => (
  <span style={{ position: 'absolute', top: 'calc(100% + 0.625rem)', whiteSpace: 'nowrap' }}>{text}</span>
);
const ROW: CSSProperties = { display: 'flex', justifyContent: 'space-between', alignItems: 'center' };

/** A question with the word that Drive-R read as a measure, and the three districts in which most women are missing. */
export const MarkedQuestion = () => (
  <>
    <Question as="div" text="Where are women missing?" />
    <div className="an-bars">
      {gaps.slice(0, 3).map(({ name, gap }, row) => (
        <div
          key={name}
          className={row ? undefined : 'an-most'}
          style={{
            ...ROW,
            width: share(gap / furthest.gap),
            marginTop: row ? undefined : 'calc(0.5 * var(--asked, 2rem))',
            height: row ? 'var(--short, 2rem)' : 'var(--most, 4rem)',
            marginBottom: 'var(--bar, 0.5rem)',
            padding: '0 clamp(0.75rem, 2vw, 1.75rem)',
            background: fillOf(name),
            color: row ? undefined : 'var(--ink)',
            fontSize: 'clamp(1rem, 1.3vw, 1.125rem)',
          }}
        >
          {row ? name : <b style={display('clamp(1.25rem, 2.6vw, 2.25rem)')}>{name}</b>}
          <b style={display(row ? '1em' : 'clamp(2.75rem, 5vw, 4.5rem)')}>{count(gap)}</b>
        </div>
      ))}
    </div>
  </>
);

/** The answer on a map: the district of the longest bar, in its colour. */
export const SameData = () => (
  <div style={SCENE}>
    <svg
      viewBox="19 0 293 420"
      stroke="var(--forest)"
      strokeWidth="5"
      preserveAspectRatio="xMinYMid"
      style={{ height: '100%', width: '100%', display: 'block' }}
    >
      {Object.entries(kalyanaKarnataka).map(([name, { path }]) => (
        <path
          key={name}
          d={path.replace(/\d+\.\d/g, (value) => String(Math.round(Number(value))))}
          fill={fillOf(name)}
        />
      ))}
    </svg>
    <Caption text="On the map" />
  </div>
);

/** The answer on a phone without a network, with the date of the data. */
export const DatedDashboard = () => (
  <div style={SCENE}>
    <div
      style={{
        ...FILL,
        padding: '12% 9% 0',
        border: '3px solid',
        borderRadius: '1rem',
      }}
    >
      <b style={TITLE}>31 October</b>
    </div>
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      style={{ ...FILL, left: '9%', width: '82%', overflow: 'visible' }}
    >
      {gaps.map(({ name, gap }, n) => (
        <path
          key={name}
          d={`M0 ${round(n ? 48 + n * 8 : 46)}h${round((gap / furthest.gap) * 100)}v${n ? 5.5 : 8}H0z`}
          fill={fillOf(name)}
        />
      ))}
    </svg>
    <svg
      viewBox="0 0 56 56"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="4.5"
      strokeLinecap="round"
      style={{ position: 'absolute', top: '-0.625rem', right: '-0.5rem', width: 'clamp(1.375rem, 24cqw, 1.875rem)' }}
    >
      <circle cx="28" cy="28" r="28" fill={LIT} stroke="none" />
      <path d="M13 23a21 21 0 0 1 30 0M19 31a12 12 0 0 1 18 0M28 39h0M15 41L41 15" />
    </svg>
    <Caption text="Offline" />
  </div>
);

/** The women planned in the district as rows of a table. The missing ones are marked, as high as their share. */
export const SharedColumn = () => (
  <div style={SCENE}>
    <b style={{ ...TITLE, lineHeight: 1.15 }}>
      {furthest.gap} of {furthest.planned} missing
    </b>
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" fill={REST} style={{ ...FILL, top: '26%', height: '74%' }}>
      <path d={Array.from({ length: 12 }, (_, n) => `M0 ${n}h48v.7H0zM52 ${n}h22v.7H52zM78 ${n}h22v.7H78z`).join('')} />
    </svg>
    <div
      style={{
        ...FILL,
        top: share(0.5 - (0.37 * furthest.gap) / furthest.planned),
        height: share((0.74 * furthest.gap) / furthest.planned),
        background: LIT,
      }}
    />
    <Caption text="In your BI tool" />
  </div>
);
