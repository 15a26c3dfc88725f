import { removed, sources } from '~/mockups/data/modelling';
import { count, sum } from '~/mockups/kit/numbers';
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

/** The height of all of them. */
const HEIGHT = 124;
const Result = ({ labels, children }: Pick<CanvasProps, 'labels' | 'children'>) => (
  <Canvas height={HEIGHT} labels={labels}>
    <g strokeWidth="2">{children}</g>
  </Canvas>
);

const clean = sum(sources, ({ rows }) => rows) - sum(removed, ({ rows }) => rows);

/** The rows of four tools, joined to one person. */
export const JoinedSources = () => (
  <Result>
    {sources.map(({ name }, n) => (
      <g key={name}>
        <path d={`M90 ${14 + n * 32}H120C170 ${14 + n * 32} 150 62 206 62`} stroke={MARIGOLD} strokeWidth="8" />
        <path d={frame(0, 3 + n * 32, 110, 22, 6)} fill={n % 2 ? 'var(--tint)' : INK} stroke="none" />
      </g>
    ))}
    <path d={frame(196, 0, 124, HEIGHT, 14)} fill={MARIGOLD} stroke="none" />
    <path d="M258 26a19 19 0 1 1-.1 0zM218 106a40 34 0 0 1 80 0z" fill={INK} stroke="none" />
  </Result>
);

/** A question, and its answer in bars. */
export const SameMinute = () => (
  <Result>
    <path d="M110 62H206" stroke={MARIGOLD} strokeWidth="10" />
    <path d="M14 14H108a14 14 0 0 1 14 14V96a14 14 0 0 1-14 14H2V28A14 14 0 0 1 14 14z" fill={INK} stroke="none" />
    <path d="M46 50a16 16 0 1 1 22 15q-6 3-6 11M62 91v.1" stroke={SURFACE} strokeWidth="8" />
    <path d={frame(196, 8, 124, 108, 12)} fill="var(--tint)" stroke="none" />
    <path d="M212 32H304" stroke={MARIGOLD} strokeWidth="16" strokeLinecap="butt" />
    <path d="M212 62H274M212 92H252" stroke={SOFT} strokeWidth="16" strokeLinecap="butt" />
  </Result>
);

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
    <circle cx="160" cy="52" r="30" fill={MARIGOLD} stroke="var(--paper)" strokeWidth="6" />
    <path d="M147 46h26M147 59h26" stroke={INK} strokeWidth="5" />
  </Result>
);

/** A table that other tools read: two formats of files, and a standing connection. */
export const OpenFormats = () => (
  <Result
    labels={['CSV', 'Excel', 'Power BI'].map((text, n) => ({
      at: [249, 18 + n * 44],
      align: 'middle',
      style: ON_INK,
      text,
    }))}
  >
    {[18, 62, 106].map((y) => (
      <g key={y}>
        <path d={`M110 62C164 62 144 ${y} 190 ${y}`} stroke={MARIGOLD} strokeWidth="10" />
        <path d={frame(178, y - 19, 142, 38, 10)} fill={INK} stroke="none" />
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
