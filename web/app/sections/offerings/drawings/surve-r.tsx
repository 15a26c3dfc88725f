import { lakshmiRounds, rounds, women } from '~/mockups/data/livelihoods';
import { approved, lists, place, plot } from '~/mockups/data/survey';
import { rupees } from '~/mockups/kit/numbers';
import { Canvas, dotsAt, frame, round, WIDTH } from '../../shared/canvas';

const [woman] = women;
const asked = `17 Oct, ${approved.steps[0].at}`;

/** A plot between its neighbours, walked from the house and around. The last corner has the circle of its accuracy. */
export const WalkedPlot = () => (
  <Canvas
    labels={[
      { at: [174, 54], align: 'middle', text: <b>{plot.acres} acres</b> },
      { at: [WIDTH, 106], align: 'end', text: `within ${place.metres} m` },
    ]}
  >
    <path
      d="M0 42L114 22L100 0M114 22L218 9L320 0M218 9L214 0M242 86L320 78M242 86L247 108M130 100L133 112M130 100L0 112"
      stroke="var(--line)"
    />
    <path d="M114 22L218 9L242 86L130 100z" fill="var(--tint-soft)" stroke="none" />
    <path d="M36 76C62 70 88 84 130 100" stroke="var(--line-strong)" strokeDasharray="0 6" strokeWidth="2" />
    <path d="M20 84V70l10-8 10 8v14z" fill="var(--surface)" />
    <path d="M130 100L114 22L218 9L242 86" strokeDasharray="0 7" strokeWidth="3.2" />
    <path d="M242 86L130 100" strokeDasharray="0 7" strokeWidth="3.2" opacity="0.35" />
    <path
      d={dotsAt([
        [130, 100],
        [114, 22],
        [218, 9],
      ])}
      strokeWidth="10"
    />
    <path
      d={dotsAt([
        [130, 100],
        [114, 22],
        [218, 9],
      ])}
      stroke="var(--surface)"
      strokeWidth="5.5"
    />
    <circle cx="242" cy="86" r="16" fill="var(--marigold)" stroke="none" opacity="0.28" />
    <circle cx="242" cy="86" r="5.5" fill="var(--marigold)" stroke="var(--surface)" />
  </Canvas>
);

/** The volume of a voice note over its duration. */
const volume = [3, 6, 12, 20, 15, 26, 34, 22, 12, 7, 4, 9, 18, 28, 38, 30, 19, 24, 33, 21, 11, 6, 10, 16, 9, 5, 3];
const bars = (from: number, to: number) =>
  volume
    .map((high, n) => `M${165 + round(n * 5.95)} ${round(32 - high / 2)}v${high}`)
    .slice(from, to)
    .join('');
const PLAYED = 15;

/** A photograph with the time on it, and a voice note, over the figure that they support. */
export const StampedPhoto = () => (
  <Canvas
    labels={[
      { at: [12, 99], style: { color: 'var(--surface)' }, text: asked },
      { at: [164, 99], text: approved.parts[0].work },
      { at: [WIDTH, 99], align: 'end', text: <b>{rupees(approved.parts[0].rupees)}</b> },
    ]}
  >
    <g stroke="none">
      <path d="M6 0h132a6 6 0 0 1 6 6v80H0V6a6 6 0 0 1 6-6z" fill="var(--tint-soft)" />
      <path d="M0 54c24-14 44-12 64-5s50-15 80-5v42H0z" fill="var(--tint-bright)" opacity="0.55" />
      <path d="M0 68c36-8 100-6 144 1v17H0z" fill="var(--tint-bright)" />
      <path d="M56 42h52v34H56z" fill="var(--surface)" />
      <path d="M48 44l14-19h40l14 19z" fill="var(--tint)" />
      <path d="M74 53h13v23H74zM93 51h9v9h-9z" fill="var(--tint)" />
      <path d="M22.500 51h3v23h-3z" fill="var(--tint)" />
      <circle cx="24" cy="36" r="16" fill="var(--tint)" opacity="0.8" />
      <circle cx="126" cy="18" r="7" fill="var(--surface)" />
      <path d="M0 86h144v20a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6z" fill="var(--tint)" />
    </g>
    <path d={bars(0, PLAYED)} strokeWidth="2.6" />
    <path d={bars(PLAYED, volume.length)} strokeWidth="2.6" opacity="0.35" />
    <path d={`M${161 + PLAYED * 6} 6v52`} stroke="var(--marigold)" strokeWidth="2" />
    <circle cx={161 + PLAYED * 6} cy="58" r="4" fill="var(--marigold)" stroke="none" />
    <path d="M164 84H320" stroke="var(--line)" />
  </Canvas>
);

/** A signature on its line, with name and time. The pen has just left the screen. */
export const SignedLine = () => (
  <Canvas
    labels={[
      { at: [0, 101], text: woman.name },
      { at: [WIDTH, 101], align: 'end', text: asked },
    ]}
  >
    <path d="M0 84H320" stroke="var(--line-strong)" strokeDasharray="0 5" />
    <path d="M12 62l12 12M24 62L12 74" stroke="var(--line-strong)" />
    <path
      transform="translate(8 8) scale(2.5)"
      strokeWidth="1"
      d="M16 29c5-13 11-22 14-21 3 2-6 18-7 20 2-1 8-9 11-9 2 1-2 7 0 8 3 0 7-9 10-9 1 1-4 8-1 9 4 0 4-14 9-22 2 5-6 20-5 22 2 1 6-9 9-9 3 1-3 8 0 9 4-1 7-9 10-9 2 2-3 8 1 8 5 0 9-6 13-9 2 3-2 8 2 8 6-1 12-6 24-9"
    />
    <circle cx="277" cy="46" r="5.5" fill="var(--marigold)" stroke="none" />
  </Canvas>
);

const xOf = (n: number) => round(12 + n * 59.2);
const incomes = lakshmiRounds.map((income, n) => [xOf(n), round(84 - ((income - 7800) / 4650) * 74)] as const);
const steps = incomes.slice(1).map(([x, y], n) => ({ x, y, from: incomes[n] ?? [0, 0] }));

/** The income of one household in six rounds. Each round opens with the last answer, a ring, and notes the new one. */
export const SixRounds = () => (
  <Canvas
    labels={[
      ...rounds.map((text, n) => ({ at: [xOf(n), 105] as const, align: 'middle' as const, text })),
      { at: [296, 10], align: 'end', text: <b>{rupees(lakshmiRounds[5])}</b> },
    ]}
  >
    <path d="M0 92H320" stroke="var(--line)" />
    <path
      d={steps.map(({ x, from }) => `M${from[0]} ${from[1]}H${x}`).join('')}
      strokeDasharray="0 4.933"
      strokeWidth="2"
    />
    <path d={steps.map(({ x, y, from }) => `M${x} ${from[1]}V${y}`).join('')} strokeWidth="3" />
    {steps.map(({ x, from }) => (
      <circle key={x} cx={x} cy={from[1]} r="3.200" fill="var(--surface)" />
    ))}
    <path d={dotsAt(incomes.slice(0, -1))} strokeWidth="8" />
    <path d={dotsAt(incomes.slice(-1))} stroke="var(--marigold)" strokeWidth="13" />
  </Canvas>
);

const HOUSE = 'v-7l5.5-5 5.5 5v7z';
const houses = (row: number, from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => `M${85 + (from + n) * 20.3} ${20 + row * 28}${HOUSE}`).join('');

/** The households of four officers: those that were visited, the next one, and those that are still to visit. */
export const OfficerLists = () => (
  <Canvas labels={lists.map(({ by }, row) => ({ at: [0, 15 + row * 28], text: by }))}>
    <path d="M0 28H320M0 56H320M0 84H320" stroke="var(--line)" />
    {lists.map(({ by, households, visited }, row) => (
      <g key={by}>
        <path d={houses(row, 0, visited)} fill="var(--tint)" />
        <path d={houses(row, visited, households)} />
        {visited < households && (
          <path d={houses(row, visited, visited + 1)} fill="var(--marigold)" stroke="var(--marigold)" />
        )}
      </g>
    ))}
  </Canvas>
);

const rows = women.slice(0, 4);
/** The row that the drawing follows. */
const SENT = 1;

/** Rows of a sheet, and the same rows as they leave it, with commas. */
export const RowsOut = () => (
  <Canvas
    labels={rows.map(({ id, now }, row) => ({
      at: [WIDTH, 33 + row * 22.5],
      align: 'end',
      // Covers the dots of its row: the label keeps its width, and the drawing does not.
      style: { padding: '2px 0 2px 10px', background: 'var(--surface)' },
      text: row === SENT ? <b>{`${id},${now}`}</b> : `${id},${now}`,
    }))}
  >
    <path d={`M1 ${21.5 + SENT * 22.5}h126v22.500h-126z`} fill="var(--marigold)" stroke="none" opacity="0.28" />
    <path d="M1 44H127M1 66.500H127M1 89H127M56 21V111M106 21V111" stroke="var(--line)" />
    {rows.map(({ id, now }, row) => (
      <g key={id} transform={`translate(0 ${33 + row * 22.5})`}>
        <path d="M12 0h32" stroke="var(--tint-bright)" strokeWidth="5" />
        <path d={`M66 0h${round((now / 14200) * 30)}`} strokeWidth="5" />
        <path d="M112 0l3 3.500 6-7" />
        <path
          d="M136 0H320"
          stroke={row === SENT ? 'var(--marigold)' : 'var(--line-strong)'}
          strokeDasharray="0 5"
          strokeWidth={row === SENT ? 3 : 2}
        />
      </g>
    ))}
    <path d={frame(1, 1, 126, 110)} stroke="var(--line-strong)" />
    <path d="M1 21.500V8a7 7 0 0 1 7-7H120a7 7 0 0 1 7 7V21.500z" fill="var(--tint)" />
  </Canvas>
);
