import type { ReactNode } from 'react';
import { decideByDistrict, districts, women } from '~/mockups/data/livelihoods';
import { kalyanaKarnataka } from '~/mockups/data/maps';
import { removed, sources, spellings } from '~/mockups/data/modelling';
import { count, percent, sum } from '~/mockups/kit/numbers';
import { Canvas, type CanvasProps, frame, WIDTH } from '../../shared/canvas';

const SURFACE = 'var(--surface)';
const SOFT = 'var(--tint-soft)';
const MARIGOLD = 'var(--marigold)';
const STRONG = { color: 'var(--ink)', fontWeight: 600 };
const LARGE = { color: 'var(--ink)', font: '650 clamp(1.5rem, 2.6vw, 2.25rem) / 1 var(--font-display)' };

/** The height of the large drawings, and of the smaller ones, whose lines are thicker. */
const [LARGE_HEIGHT, HEIGHT] = [132, 124];
const Result = ({ height = HEIGHT, labels, children }: Pick<CanvasProps, 'height' | 'labels' | 'children'>) => (
  <Canvas {...{ height, labels }}>
    <g strokeWidth={height === HEIGHT ? 2 : 1.2}>{children}</g>
  </Canvas>
);

const raw = sum(sources, ({ rows }) => rows);
const clean = raw - sum(removed, ({ rows }) => rows);
const her = women.find(({ id }) => id === spellings.id) ?? women[0];

/** One woman as four tools spell her, joined to one record. */
export const JoinedSources = () => {
  const lines = spellings.found.map(({ tool, text }, n) => ({ tool, text, y: 20 + n * 44 }));
  return (
    <Result
      height={172}
      labels={[
        ...lines.flatMap(({ tool, text, y }) => [
          { at: [10, y - 7] as const, style: STRONG, text },
          { at: [10, y + 9] as const, text: tool },
        ]),
        { at: [192, 27], text: her.id },
        { at: [192, 45], style: { ...STRONG, fontSize: 'clamp(0.8125rem, 1.5vw, 1.25rem)' }, text: her.name },
        { at: [192, 63], text: her.village },
        { at: [181, 112], style: STRONG, text: `${count(raw)} rows,` },
        { at: [181, 127], style: STRONG, text: `${count(clean)} women` },
      ]}
    >
      {lines.map(({ y }) => (
        <path key={y} d={`M138 ${y}C160 ${y} 156 45 181 45`} strokeWidth="2" />
      ))}
      {lines.map(({ y }) => (
        <path key={y} d={frame(1, y - 18, 137, 37, 6)} fill={SURFACE} stroke="var(--line-strong)" />
      ))}
      <path d={frame(181, 10, 138, 70, 8)} fill={SOFT} strokeWidth="2" />
    </Result>
  );
};

const shares = districts
  .map(({ name, actual }, n) => ({ name, share: (decideByDistrict[n] ?? 0) / actual }))
  .toSorted((one, other) => one.share - other.share);
const lowest = shares[0]!;
const highest = shares.at(-1)!;
const [asked, answered] = [9, 31];

/** A question with the seconds to its answer, and the answer on a map: where the share is lowest. */
export const SameMinute = () => {
  const at = ({ name }: { name: string }) => {
    const { x, y } = kalyanaKarnataka[name as keyof typeof kalyanaKarnataka];
    return [SCALE * (x - 10) + LEFT, SCALE * (y - 10)] as const;
  };
  return (
    <Result
      height={LARGE_HEIGHT}
      labels={[
        { at: [12, 15], style: STRONG, text: 'How many women' },
        { at: [12, 31], style: STRONG, text: 'decide on spending?' },
        {
          at: [0, 86],
          style: { ...LARGE, fontSize: 'clamp(1.75rem, 4.4vw, 4rem)' },
          text: `${answered - asked} seconds`,
        },
        { at: [0, 117], text: `10:42:0${asked} to 10:42:${answered}` },
        ...[lowest, highest].map((one) => ({
          at: [at(one)[0], at(one)[1]] as const,
          align: 'middle' as const,
          style: { ...STRONG, color: one === lowest ? SURFACE : 'var(--ink)' },
          text: percent(one.share),
        })),
        { at: [at(lowest)[0] - 36, at(lowest)[1]], align: 'end', style: STRONG, text: lowest.name },
        { at: [at(highest)[0] - 25, at(highest)[1] - 4], align: 'end', style: STRONG, text: highest.name },
      ]}
    >
      <path d={frame(1, 1, 172, 44, 10)} strokeWidth="1.5" />
      <g transform={`translate(${LEFT} 0) scale(${SCALE}) translate(-10 -10)`} stroke={SURFACE} strokeWidth="3">
        {Object.entries(kalyanaKarnataka).map(([name, { path }]) => (
          <path
            key={name}
            d={path.replace(/\d+\.\d/g, (value) => String(Math.round(Number(value))))}
            fill={name === lowest.name ? 'var(--tint)' : MARIGOLD}
            fillOpacity={name === lowest.name ? 1 : 0.55}
          />
        ))}
      </g>
    </Result>
  );
};
/** The map beside the question. */
const [SCALE, LEFT] = [0.314, 205];

const Phone = ({ x, children }: { x: number; children?: ReactNode }) => (
  <g transform={`translate(${x} 10)`}>
    <path d={frame(1, 1, 50, 84, 9)} strokeWidth="2.4" fill={SURFACE} />
    <path d="M20 8h12M11 22h30M11 31h18" strokeWidth="3" />
    {children}
  </g>
);

/** A dashboard on a phone with its date, the days without a network, and the next week after it. */
export const LaterNetwork = () => (
  <Result
    labels={[
      { at: [160, 32], align: 'middle', text: 'no network' },
      { at: [0, 115], style: STRONG, text: '31 October' },
      { at: [WIDTH, 115], align: 'end', style: STRONG, text: '2 November' },
    ]}
  >
    <Phone x={0}>
      <path d="M11 68l10-12 9 6" strokeWidth="3.5" />
    </Phone>
    <path d="M64 56H190" strokeDasharray="0 9" strokeWidth="4" />
    <path d="M196 56H252m-10-10l10 10-10 10" stroke="var(--ink)" strokeWidth="3" />
    <Phone x={268}>
      <path d="M11 68l10-12 9 6 11-18" strokeWidth="3.5" />
      <path d="M41 44h0" stroke={MARIGOLD} strokeWidth="10" />
    </Phone>
  </Result>
);

/** Ten years as files in a row, each of which is ticked. */
export const OwnTotals = () => (
  <Result
    labels={[
      { at: [0, 115], text: '2016' },
      { at: [WIDTH, 115], align: 'end', text: '2025' },
    ]}
  >
    {Array.from({ length: 10 }, (_, n) => (
      <g key={n} transform={`translate(${n * 32.2} 0)`}>
        <path d={frame(1, 26, 26, 70, 3)} fill={SURFACE} />
        <path d={`M9 ${38 + (n % 3) * 3}h10M9 ${46 + (n % 3) * 3}h10`} strokeWidth="2.4" />
        <circle cx="14" cy="80" r="5" />
        <path d="M6 12l6 6 10-12" stroke="var(--ink)" strokeWidth="3" />
      </g>
    ))}
    <path d={`M0 97H${WIDTH}`} strokeWidth="2.5" />
  </Result>
);

const REPORTS = [
  { name: 'Report 1', people: raw, x: 0, y: 0 },
  { name: 'Report 2', people: clean, x: 186, y: 10 },
] as const;

/** Two reports with two numbers: one counts the rows of all sources, the other the women. */
export const OneDefinition = () => (
  <Result
    labels={REPORTS.flatMap(({ name, people, x, y }) => [
      { at: [x + 16, y + 21] as const, text: name },
      {
        at: [x + 16, y + 50] as const,
        style: { ...LARGE, fontSize: 'clamp(1.125rem, 1.6vw, 1.5rem)' },
        text: count(people),
      },
    ])}
  >
    {REPORTS.map(({ name, x, y }) => (
      <g key={name} transform={`translate(${x} ${y})`}>
        <path d={frame(1, 1, 132, 98, 7)} fill={SURFACE} />
        <path d="M17 72H117M17 84H96" stroke={SOFT} strokeWidth="5" />
      </g>
    ))}
    <circle cx="160" cy="56" r="22" fill={MARIGOLD} stroke={SOFT} strokeWidth="4" />
    <path d="M151 51.5h18M151 60.5h18M164.5 45l-9 22" stroke="var(--ink)" strokeWidth="3" />
  </Result>
);

/** A table that other tools read: two formats of files, and a standing connection. */
export const OpenFormats = () => (
  <Result
    labels={['CSV', 'Excel', 'Power BI'].map((text, n) => ({
      at: [271, 17 + n * 39],
      align: 'middle',
      style: STRONG,
      text,
    }))}
  >
    <path d={frame(1, 18, 100, 76, 6)} fill={SURFACE} strokeWidth="2" />
    <path d="M1 36V24a6 6 0 0 1 6-6H95a6 6 0 0 1 6 6V36z" fill={MARIGOLD} strokeWidth="2" />
    <path d="M1 55.5H101M1 75H101M35 36V94M68 36V94" opacity="0.5" />
    {[17, 56, 95].map((y) => (
      <g key={y}>
        <path d={`M101 56C160 56 150 ${y} 200 ${y}H222`} strokeWidth="2.5" />
        <path d={frame(222, y - 15, 97, 30, 6)} fill={SURFACE} />
      </g>
    ))}
  </Result>
);
