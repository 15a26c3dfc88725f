import { decideByDistrict, districts, women } from '~/mockups/data/livelihoods';
import { kalyanaKarnataka } from '~/mockups/data/maps';
import { removed, sources, spellings } from '~/mockups/data/modelling';
import { count, percent, sum } from '~/mockups/kit/numbers';
import { Canvas, type CanvasProps, frame, WIDTH } from '../../shared/canvas';

const SURFACE = 'var(--surface)';
const SOFT = 'var(--tint-soft)';
const MARIGOLD = 'var(--marigold)';
const INK = 'var(--ink)';
const ON_INK = { color: SURFACE, fontWeight: 600 };
const STRONG = { color: 'var(--ink)', fontWeight: 600 };
const LARGE = {
  color: 'var(--ink)',
  font: '650 clamp(1.5rem, 2.6vw, 2.25rem) / 1 var(--font-display)',
  letterSpacing: '-0.03em',
};

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
          { at: [10, y - 8] as const, style: ON_INK, text },
          { at: [10, y + 8] as const, style: { color: SURFACE }, text: tool },
        ]),
        { at: [188, 27], style: { color: 'var(--ink)' }, text: her.id },
        { at: [188, 46], style: { ...STRONG, fontSize: 'clamp(0.8125rem, 1.5vw, 1.25rem)' }, text: her.name },
        { at: [188, 65], style: { color: 'var(--ink)' }, text: her.village },
        { at: [174, 122], style: STRONG, text: `${count(raw)} rows,` },
        {
          at: [174, 142],
          style: { ...LARGE, fontSize: 'clamp(1.25rem, 2.6vw, 2.25rem)' },
          text: `${count(clean)} women`,
        },
      ]}
    >
      {lines.map(({ y }) => (
        // It comes from below the last folder of a row, at every width of the window.
        <path key={y} d={`M-125 ${y}H138C160 ${y} 156 45 181 45`} stroke={MARIGOLD} strokeWidth="7" />
      ))}
      {lines.map(({ y }) => (
        <path key={y} d={frame(0, y - 19, 138, 38, 8)} fill={INK} stroke="none" />
      ))}
      <path d={frame(174, 8, 145, 74, 10)} fill={MARIGOLD} stroke="none" />
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
        { at: [12, 15], style: ON_INK, text: 'How many women' },
        { at: [12, 31], style: ON_INK, text: 'decide on spending?' },
        {
          at: [0, 86],
          style: { ...LARGE, fontSize: 'clamp(1.75rem, 3.8vw, 3.5rem)' },
          text: `${answered - asked} seconds`,
        },
        { at: [0, 117], text: `10:42:0${asked} to 10:42:${answered}` },
        ...[lowest, highest].map((one) => ({
          at: [at(one)[0] - (one === lowest ? 3 : 0), at(one)[1]] as const,
          align: 'middle' as const,
          style: { ...STRONG, color: one === lowest ? SURFACE : 'var(--ink)' },
          text: percent(one.share),
        })),
        { at: [at(lowest)[0] - 36, at(lowest)[1]], align: 'end', style: STRONG, text: lowest.name },
        { at: [at(highest)[0] - 25, at(highest)[1] - 4], align: 'end', style: STRONG, text: highest.name },
      ]}
    >
      <path d={frame(0, 0, 172, 46, 10)} fill={INK} stroke="none" />
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

/** A dashboard with its date on a device that has no network. */
export const LaterNetwork = () => (
  <Result labels={[{ at: [24, 26], style: ON_INK, text: '31 October' }]}>
    <path d={frame(0, 0, WIDTH, HEIGHT, 16)} fill={INK} stroke="none" />
    <path d="M24 108V94L62 76L98 84L136 58L172 66L208 44V108z" fill={MARIGOLD} stroke="none" />
    <g stroke={SURFACE} strokeWidth="8">
      <path d="M230 54a54 54 0 0 1 74 0M248 73a28 28 0 0 1 38 0M267 93h0" />
      <path d="M240 100L294 26" stroke={INK} strokeWidth="17" />
      <path d="M240 100L294 26" stroke={MARIGOLD} strokeWidth="6" />
    </g>
  </Result>
);

/** Ten years as files in a row, each of which is ticked. */
export const OwnTotals = () => (
  <Result
    labels={[
      { at: [0, 115], style: STRONG, text: '2016' },
      { at: [WIDTH, 115], align: 'end', style: STRONG, text: '2025' },
    ]}
  >
    {Array.from({ length: 10 }, (_, n) => (
      <g key={n} transform={`translate(${n * 32.4} ${((n * 7) % 4) * 5})`}>
        <path
          d={`M0 ${96 - ((n * 7) % 4) * 5}V3a3 3 0 0 1 3-3H25a3 3 0 0 1 3 3V${96 - ((n * 7) % 4) * 5}z`}
          fill={n % 3 ? 'var(--tint)' : INK}
          stroke="none"
        />
        <path d="M7 23l5 6 9-12" stroke={MARIGOLD} strokeWidth="4.5" />
      </g>
    ))}
    <path d={`M0 98H${WIDTH}`} stroke={INK} strokeWidth="4" />
  </Result>
);

const REPORTS = [
  { name: 'Report 1', x: 0, fill: INK },
  { name: 'Report 2', x: 164, fill: 'var(--tint)' },
] as const;

/** Two reports with one number. */
export const OneDefinition = () => (
  <Result
    labels={REPORTS.flatMap(({ name, x }) => [
      { at: [x + 78, 22] as const, align: 'middle' as const, style: ON_INK, text: name },
      {
        at: [x + 78, 93] as const,
        align: 'middle' as const,
        style: { ...LARGE, color: SURFACE, fontSize: 'clamp(1.25rem, 2.5vw, 1.625rem)' },
        text: count(clean),
      },
    ])}
  >
    {REPORTS.map(({ name, x, fill }) => (
      <path key={name} d={frame(x, 0, 156, HEIGHT, 12)} fill={fill} stroke="none" />
    ))}
    <circle cx="160" cy="52" r="30" fill={MARIGOLD} stroke={SOFT} strokeWidth="6" />
    <path d="M147 46h26M147 59h26" stroke={INK} strokeWidth="5" />
  </Result>
);

/** A table that other tools read: two formats of files, and a standing connection. */
export const OpenFormats = () => (
  <Result
    labels={['CSV', 'Excel', 'Power BI'].map((text, n) => ({
      at: [257, 18 + n * 44],
      align: 'middle',
      style: ON_INK,
      text,
    }))}
  >
    {[18, 62, 106].map((y) => (
      <g key={y}>
        <path d={`M110 62C170 62 150 ${y} 206 ${y}`} stroke={MARIGOLD} strokeWidth="10" />
        <path d={frame(194, y - 18, 126, 36, 10)} fill={INK} stroke="none" />
      </g>
    ))}
    <path d={frame(0, 8, 122, 108, 12)} fill="var(--tint)" stroke="none" />
    <path
      d="M14 50H108M14 74H108M14 98H108"
      stroke={SOFT}
      strokeWidth="12"
      strokeDasharray="26 8"
      strokeLinecap="butt"
    />
    <path d="M14 27H108" stroke={MARIGOLD} strokeWidth="14" strokeLinecap="butt" />
  </Result>
);
