import type { CSSProperties, ReactNode } from 'react';
import type { PartnerItem } from '../section-schemas.generated';

export type SampleMark = NonNullable<PartnerItem['mark']>;

/** On a grid of 48. */
const SHAPES: Readonly<Record<SampleMark, ReactNode>> = {
  rings: <path d="M18 12a12 12 0 1 0 0 24a12 12 0 1 0 0-24M30 12a12 12 0 1 0 0 24a12 12 0 1 0 0-24" />,
  sprout: <path d="M24 42V22M24 26C10 26 8 16 8 10c10 0 16 5 16 16ZM24 22c0-9 5-14 16-14c0 9-5 14-16 14Z" />,
  river: <path d="M6 16c6-6 12-6 18 0s12 6 18 0M6 26c6-6 12-6 18 0s12 6 18 0M6 36c6-6 12-6 18 0s12 6 18 0" />,
  sunrise: <path d="M6 36h36M12 36a12 12 0 0 1 24 0M24 18V8M10.5 23.5l-6-6M37.500 23.500l6-6" />,
  roof: (
    <path
      fill="currentColor"
      stroke="none"
      d={[0, 1, 2]
        .flatMap((row) => [0, 1, 2].map((column) => `M${3 + column * 14} ${15 + row * 14}l7-10 7 10z`))
        .join('')}
    />
  ),
  weave: <path d="M8 16h32M8 24h32M8 32h32M16 8v32M24 8v32M32 8v32" />,
  bridge: <path d="M4 34h40M8 34a16 16 0 0 1 32 0M16 34v-13M24 34V18M32 34v-13" />,
  seed: <path d="M24 6c12 10 12 26 0 36c-12-10-12-26 0-36ZM24 14v28" />,
  hills: (
    <>
      <circle cx="24" cy="24" r="19" />
      <path fill="currentColor" d="M6 31Q14 15 25 30Q32 21 42 31A19 19 0 0 1 6 31Z" />
      <circle cx="32" cy="15" r="3" fill="currentColor" />
    </>
  ),
  book: <path d="M24 14c-5-4-12-4-18-2v26c6-2 13-2 18 2c5-4 12-4 18-2V12c-6-2-13-2-18 2ZM24 14v26" />,
  drop: <path d="M24 6c8 10 13 16 13 23a13 13 0 0 1-26 0c0-7 5-13 13-23ZM17 30a7 7 0 0 0 7 7" />,
  wheel: (
    <>
      <circle cx="24" cy="24" r="18" strokeWidth="6" />
      <circle cx="24" cy="24" r="4" fill="currentColor" />
      <path d="M24 8v32M8 24h32M12.700 12.700l22.600 22.600M35.300 12.700L12.700 35.300" />
    </>
  ),
  boat: (
    <path fill="currentColor" stroke="none" d="M22.500 6v21H11zM25.500 6L37 27H25.500zM2 25l11 5h22l11-5-9 16H11z" />
  ),
  van: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      stroke="none"
      d="M4 10h25v5h8l8 11v11h-4a5 5 0 0 0-10 0H18a5 5 0 0 0-10 0H3V11zM31 19v7h9l-5-7zM13 14v4H9v5h4v4h5v-4h4v-5h-4v-4zM13 34a4 4 0 1 0 0 8 4 4 0 1 0 0-8M36 34a4 4 0 1 0 0 8 4 4 0 1 0 0-8"
    />
  ),
  slate: (
    <>
      <path strokeWidth="4" d="M4 8h40v32H4z" />
      <path strokeWidth="3" d="M15 17v14M21 17v14M27 17v14M33 17v14M10 29l28-10" />
    </>
  ),
  furrows: (
    <>
      <path
        strokeWidth="3"
        d="M20 14L4 42M21.300 14L10.700 42M22.700 14L17.300 42M24 14V42M25.300 14L30.700 42M26.700 14L37.300 42M28 14L44 42"
      />
      <path strokeWidth="4" d="M6 9h36" />
    </>
  ),
  tree: (
    <>
      <path fill="currentColor" stroke="none" d="M2 23C5 11 14 6 24 6s19 5 22 17z" />
      <path strokeWidth="3" d="M24 22v20M24 33L13 23M24 33l11-10M14 42h20" />
    </>
  ),
  marigold: (
    <>
      <circle cx="24" cy="24" r="16" strokeWidth="9" strokeDasharray="0 8.378" />
      <circle cx="24" cy="24" r="8" strokeWidth="7" strokeDasharray="0 6.283" />
      <circle cx="24" cy="24" r="3" fill="currentColor" />
    </>
  ),
};

type Lettering = {
  /** Of the name without its last word or words, and of those. */
  name: CSSProperties;
  kind: CSSProperties;
  /** The number of words at the end. */
  last?: number;
};

const DISPLAY = 'var(--font-display)';
const TEXT = 'var(--font-text)';
/** `size` is in px on wide screens. On phones it follows the font size of `lines`, and wide spacing the width. */
const font = (weight: number, size: number, family: string, letterSpacing = 0, least = 11): CSSProperties => ({
  font: `${weight} max(${least}px, ${size / 20}em)/0 ${family}`,
  letterSpacing: `min(${letterSpacing}em, 0.3vw)`,
});
/** The line below the name. It is small, so it has at least 12 px. */
const second = (weight: number, size: number, family: string, letterSpacing = 0) =>
  font(weight, size, family, letterSpacing, 12);
const CAPITALS = { textTransform: 'uppercase' } as const;
const SMALL = { textTransform: 'lowercase' } as const;

const PLAIN: Lettering = { name: font(600, 16, DISPLAY, -0.01), kind: second(600, 16, DISPLAY, -0.01) };

/** The lettering of the marks that the sample organisations have. Other marks have `PLAIN`. */
const LETTERINGS: Partial<Record<SampleMark, Lettering>> = {
  roof: { name: font(750, 20, DISPLAY, -0.03), kind: { ...second(600, 12, TEXT, 0.3), ...CAPITALS } },
  boat: { name: { ...font(500, 21, DISPLAY, -0.03), ...SMALL }, kind: { ...second(400, 15, TEXT, 0.02), ...SMALL } },
  wheel: { name: { ...font(700, 15, TEXT, 0.06), ...CAPITALS }, kind: { ...second(400, 12, TEXT, 0.24), ...CAPITALS } },
  van: { name: { ...font(800, 20, DISPLAY, -0.035), ...SMALL }, kind: { ...second(400, 16, TEXT), ...SMALL } },
  slate: { name: font(600, 19, DISPLAY, -0.02), kind: second(400, 14, TEXT, 0.04) },
  furrows: { name: font(700, 18, TEXT, -0.02), kind: { ...second(500, 14, DISPLAY, 0.06), ...SMALL } },
  tree: {
    name: { ...font(500, 14, DISPLAY, 0.05), ...CAPITALS },
    kind: { ...second(700, 12, TEXT, 0.42), ...CAPITALS },
  },
  hills: { name: font(650, 19, TEXT), kind: second(400, 16, TEXT) },
  marigold: { name: font(800, 21, DISPLAY, -0.035), kind: { ...second(500, 12, TEXT, 0.14), ...CAPITALS }, last: 2 },
};

/** Two lines of one height in one font, so that all names are on one baseline, and so are the words below them. */
const lines: CSSProperties = { font: `400 var(--lettering, 20px)/1 ${TEXT}`, whiteSpace: 'nowrap' };

/** Draws the logo of a sample organisation. `name` is its mark and its name, such as "boat Paper Boat Foundation". */
export function WordMark({ name: text }: { name: string }) {
  const [mark = '', ...words] = text.split(' ');
  const lettering = LETTERINGS[mark as SampleMark] ?? PLAIN;
  const rest = words.splice(Math.max(1, words.length - (lettering.last ?? 1)));
  return (
    <>
      <svg width="40" height="40" viewBox="0 0 48 48" aria-hidden="true" {...STROKE}>
        {SHAPES[mark as SampleMark]}
      </svg>
      <span style={lines}>
        <span style={lettering.name}>{words.join(' ')}</span> <br />
        <span style={lettering.kind}>{rest.join(' ')}</span>
      </span>
    </>
  );
}

const STROKE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
