import type { ReactNode } from 'react';
import type { PageLinkItem } from '../section-schemas.generated';

export type SignName = NonNullable<PageLinkItem['sign']>;

/** Lines of text from a corner, with their lengths. */
const lines = (x: number, y: number, ...lengths: number[]) => (
  <path
    d={lengths.map((length, index) => `M${x} ${y + index * 6}h${length}`).join('')}
    stroke="var(--ink)"
    strokeWidth="2"
    opacity="0.45"
  />
);

/** The colour of the page, that of the drawing on it, and the drawing, in a page of 48 by 60 from 4, 2. */
const SIGNS: Readonly<Record<SignName, readonly [soft: string, strong: string, drawing: ReactNode]>> = {
  // A report to a donor: a photograph and the text about it
  report: [
    'var(--surve-r-soft)',
    'var(--surve-r)',
    <>
      <path d="M10 9h36v22h-36z" fill="var(--surve-r)" />
      <circle cx="22" cy="18" r="4" fill="var(--marigold)" />
      <path d="M10 31l12-9 8 5 9-8 7 6v6z" fill="var(--surve-r-bright)" />
      {lines(10, 40, 36, 36, 22)}
    </>,
  ],
  // A return: amounts in a table, signed off
  return: [
    'var(--progran-soft)',
    'var(--progran)',
    <>
      <path d="M10 9h36v7h-36z" fill="var(--progran)" />
      {lines(10, 23, 14, 18, 12)}
      <path d="M36 23h10M34 29h12M38 35h8" stroke="var(--progran)" strokeWidth="2.5" />
      <circle cx="38" cy="49" r="8" fill="var(--progran)" />
      <path d="m34.5 49 2.5 2.5 4.5-5" stroke="var(--surface)" strokeWidth="2" />
    </>,
  ],
  // One scale for all investees
  comparison: [
    'var(--impact-soft)',
    'var(--impact)',
    <>
      {lines(10, 11, 20)}
      <path d="M10 21h34M10 30h22M10 39h28M10 48h14" stroke="var(--impact)" strokeWidth="5" strokeLinecap="butt" />
      <path d="M35 16v37" stroke="var(--marigold)" strokeWidth="2" />
    </>,
  ],
  // A finding, and the records behind it
  annex: [
    'var(--marigold-soft)',
    'var(--drive-r)',
    <>
      <path d="M10 10h25" stroke="var(--drive-r)" strokeWidth="4" strokeLinecap="butt" />
      {lines(10, 18, 36, 28)}
      <path d="M10 31h36" stroke="var(--drive-r)" strokeWidth="1" />
      <path
        d={[0, 1, 2]
          .flatMap((row) => [0, 1, 2, 3, 4].map((column) => `M${12 + column * 8} ${38 + row * 8}h0`))
          .join('')}
        stroke="var(--drive-r)"
        strokeWidth="5"
      />
      <path d="M28 46h0" stroke="var(--marigold)" strokeWidth="5" />
    </>,
  ],
  // A certificate with its seal
  certificate: [
    'var(--farmer-soft)',
    'var(--farmer)',
    <>
      <path d="M9 7h38v50h-38z" stroke="var(--farmer)" strokeWidth="1.5" />
      <path d="M17 15h22" stroke="var(--farmer)" strokeWidth="4" strokeLinecap="butt" />
      {lines(15, 24, 26, 26)}
      <path d="m24 45-2.5 13 6.5-3.5 6.5 3.5-2.5-13z" fill="var(--farmer)" />
      <circle cx="28" cy="42" r="7.5" fill="var(--marigold)" />
    </>,
  ],
  // A map of plots with the trees that live
  map: [
    'var(--moss-soft)',
    'var(--moss)',
    <>
      <path d="M4 24l24-9 24 10M28 15l-3 47M4 44l22-5 26 5" stroke="var(--moss)" strokeWidth="1.5" />
      <path
        d="M13 28h0M19 33h0M12 38h0M36 27h0M44 32h0M35 34h0M11 52h0M19 49h0M36 50h0M45 53h0M41 10h0"
        stroke="var(--moss)"
        strokeWidth="5.5"
      />
      <path d="M15 12h0" stroke="var(--marigold)" strokeWidth="6" />
    </>,
  ],
};

/** A small document on a page of the colour of its reader. It is decorative: the text beside it has the meaning. */
export function Sign({ name }: { name: SignName }) {
  const [soft, strong, drawing] = SIGNS[name];
  return (
    <svg
      viewBox="0 0 56 64"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-sign={name}
    >
      <path d="M4 2h48v60h-48z" fill={soft} />
      <path d="M4 2h48v60h-48z" stroke={strong} strokeWidth="1.5" opacity="0.35" />
      {drawing}
    </svg>
  );
}
