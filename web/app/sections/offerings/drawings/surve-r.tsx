import { histories, rounds, women } from '~/mockups/data/livelihoods';
import { approved, lists, place, tank } from '~/mockups/data/survey';
import { rupees } from '~/mockups/kit/numbers';
import { Canvas, dotsAt, frame, round, WIDTH } from '../../shared/canvas';

const [, , herder, seller, shopkeeper, tailor] = women;

/** A tank between the fields, walked from a house and around. The last corner has the circle of its accuracy. */
export const WalkedPlot = () => (
  <Canvas
    labels={[
      { at: [174, 46], align: 'middle', text: <b>{tank.acres} acres</b> },
      { at: [176, 66], align: 'middle', text: 'village tank' },
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
      { at: [12, 99], style: { color: 'var(--surface)' }, text: '16 Oct, 15:20' },
      { at: [164, 99], text: herder.work },
      { at: [WIDTH, 99], align: 'end', text: <b>{rupees(herder.now)}</b> },
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

/** Of the woman who received it. The opening of the page has that of another one. */
const SIGNATURE =
  'M7 27C10 19 12 11 14 8c2-1 1 5 3 10s4 9 6 8c3-3 4-14 8-20 2-2 2 2 1 6M30 24c0-5 5-7 7-5s0 7-3 7-3-6 2-7 7 4 11 4c3 0 4-4 7-4-1 5-3 12-7 13-3 0-1-6 4-9s8-4 10-10 3-9 1-9-4 8-4 13 4 5 6 1 5-5 7-3-3 7-6 5 2-7 6-6 2 5 5 5 4-4 7-4 1 5 5 4 8-4 16-7';

const receipt = histories[seller.id].events[3];

/** A signature for what was received, on its line, with name and date. The pen has just left the screen. */
export const SignedLine = () => (
  <Canvas
    labels={[
      { at: [0, 7], text: `Received: ${receipt.what.toLowerCase()}` },
      { at: [0, 101], text: <b>{seller.name}</b> },
      { at: [WIDTH, 101], align: 'end', text: receipt.on },
    ]}
  >
    <path d="M0 84H320" stroke="var(--line-strong)" strokeDasharray="0 5" />
    <path d="M12 62l12 12M24 62L12 74" stroke="var(--line-strong)" />
    <path transform="translate(14 8) scale(2.5)" strokeWidth="1" d={SIGNATURE} />
    <circle cx="274" cy="38" r="5.5" fill="var(--marigold)" stroke="none" />
  </Canvas>
);

/** The middle of the form of a round. */
const roundX = (n: number) => round(46 + n * 109.6);
const history = histories[tailor.id];
const incomes = history.rounds.map((income, n) => [roundX(n), round(332 - ((income - 6750) / 900) * 194)] as const);
const steps = incomes.slice(1).map(([x, y], n) => ({ x, y, from: incomes[n] ?? [0, 0] }));

/** A mark of the drawing, for its legend. A span would be a label of its own. */
const Key = ({ fill }: { fill: string }) => (
  <i
    style={{
      display: 'inline-block',
      width: '0.75em',
      height: '0.75em',
      marginLeft: '0.9em',
      border: '0.16em solid var(--tint)',
      borderRadius: '50%',
      background: `var(--${fill})`,
    }}
  />
);

/**
 * Six forms of one household. Each opens with the last answer, a ring, and notes the new one. The reason that the last form
 * has for the fall stands above it.
 */
export const SixRounds = () => (
  <Canvas
    width={640}
    height={420}
    labels={[
      { at: [0, 10], text: <b>{tailor.name}</b> },
      {
        at: [WIDTH * 2, 10],
        align: 'end',
        text: (
          <>
            <Key fill="surface" /> last answer <Key fill="tint" /> new answer
          </>
        ),
      },
      { at: [0, 50], text: `${tailor.work}, a month` },
      { at: [WIDTH * 2, 50], align: 'end', text: history.events[1].how },
      ...rounds.map((text, n) => ({ at: [roundX(n), 408] as const, align: 'middle' as const, text })),
      ...incomes.map(([x, y], n) => ({
        at: [x, y + (n > 2 ? 29 : -29)] as const,
        align: 'middle' as const,
        text: <b>{rupees(history.rounds[n] ?? 0)}</b>,
      })),
    ]}
  >
    <path
      d={incomes
        .slice(0, -1)
        .map(([x]) => frame(round(x - 46), 88, 92, 304, 10))
        .join('')}
      fill="var(--tint-soft)"
      stroke="none"
    />
    <path d={frame(548, 88, 92, 304, 10)} fill="var(--marigold)" stroke="none" opacity="0.34" />
    <path
      d={steps.map(({ x, from }) => `M${from[0]} ${from[1]}H${x}`).join('')}
      strokeDasharray="0 9.964"
      strokeWidth="4"
    />
    <path d={steps.map(({ x, y, from }) => `M${x} ${from[1]}V${y}`).join('')} strokeWidth="6" />
    <path d={dotsAt(steps.map(({ x, from }) => [x, from[1]]))} strokeWidth="17" />
    <path d={dotsAt(steps.map(({ x, from }) => [x, from[1]]))} stroke="var(--surface)" strokeWidth="11" />
    <path d={dotsAt(incomes.slice(0, -1))} strokeWidth="18" />
    <path d={dotsAt(incomes.slice(-1))} stroke="var(--marigold)" strokeWidth="26" />
  </Canvas>
);

const HOUSE = 'v-8l6.5-6 6.5 6v8z';
/** The households of a phone, four in a row. */
const houses = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => {
    const at = from + n;
    return `M${12.5 + (at % 4) * 19.3} ${56 + Math.floor(at / 4) * 22}${HOUSE}`;
  }).join('');
const [own] = lists;

/** A phone with its households for the week: visited, the next one, still to visit. Beside it what the office sees. */
export const OfficerLists = () => (
  <Canvas
    labels={[
      { at: [48, 25], align: 'middle', text: <b>{own.by}</b> },
      ...lists.flatMap(({ by, households, visited }, row) => {
        const text = `${visited} of ${households}`;
        return [
          { at: [122, 7 + row * 28] as const, text: by },
          { at: [WIDTH, 7 + row * 28] as const, align: 'end' as const, text: by === own.by ? <b>{text}</b> : text },
        ];
      }),
    ]}
  >
    <path d={frame(0, 0, 96, 112, 13)} fill="var(--tint)" stroke="none" />
    <path d={frame(5, 5, 86, 102, 9)} fill="var(--surface)" stroke="none" />
    <path d={houses(0, own.visited)} fill="var(--tint)" />
    <path d={houses(own.visited, own.visited + 1)} fill="var(--marigold)" stroke="var(--marigold)" />
    <path d={houses(own.visited + 1, own.households)} />
    {lists.map(({ by, households, visited }, row) => (
      <g key={by} transform={`translate(124 ${20 + row * 28})`} strokeWidth="6">
        <path d="M0 0H193" stroke="var(--tint-soft)" />
        {by === own.by && <path d={`M0 0H${round((193 * (visited + 1)) / households)}`} stroke="var(--marigold)" />}
        <path d={`M0 0H${round((193 * visited) / households)}`} />
      </g>
    ))}
  </Canvas>
);

const [opened, next] = [seller, shopkeeper];
const [, , checked] = approved.steps;

/** A row of an export that is open: its place, photograph and signature, and who approved it. */
export const RowsOut = () => (
  <Canvas
    labels={[
      { at: [12, 11], style: { color: 'var(--surface)' }, text: 'record' },
      { at: [308, 11], align: 'end', style: { color: 'var(--surface)' }, text: 'income' },
      { at: [12, 35], text: <b>{opened.id}</b> },
      { at: [308, 35], align: 'end', text: <b>{opened.now}</b> },
      { at: [308, 58], align: 'end', text: checked.by },
      { at: [308, 75], align: 'end', text: checked.at },
      { at: [12, 101], text: next.id },
      { at: [308, 101], align: 'end', text: next.now },
    ]}
  >
    <path d="M0 22H320V89H0z" fill="var(--marigold)" stroke="none" opacity="0.28" />
    <path d={frame(0, 0.75, WIDTH, 110.5)} stroke="var(--line-strong)" />
    <path d="M0 89H320" stroke="var(--line)" />
    <path d="M0 22V8a7 7 0 0 1 7-7H313a7 7 0 0 1 7 7V22z" fill="var(--tint)" />
    <path d={frame(12, 47, 62, 36, 4)} fill="var(--tint-soft)" stroke="none" />
    <path d="M13 73C32 70 48 66 73 67M50 48L38 82" stroke="var(--surface)" strokeWidth="3" />
    <path d="M43 72c-6-7-9-10-9-14a9 9 0 0 1 18 0c0 4-3 7-9 14z" fill="var(--tint)" stroke="none" />
    <circle cx="43" cy="58" r="3.200" fill="var(--surface)" stroke="none" />
    <g stroke="none">
      <path d={frame(80, 47, 62, 36, 4)} fill="var(--tint-soft)" />
      <path d="M80 70c16-7 44-6 62 1v8a4 4 0 0 1-4 4H84a4 4 0 0 1-4-4z" fill="var(--tint-bright)" />
      <path d="M96 63l7-9h17l7 9v3h-3v12h-25V66h-3z" fill="var(--tint)" />
      <path d="M108 67h7v11h-7z" fill="var(--marigold)" />
    </g>
    <path d={frame(148, 47, 62, 36, 4)} fill="var(--surface)" stroke="none" />
    <path d={SIGNATURE} transform="translate(147 53) scale(0.5)" strokeWidth="3" />
  </Canvas>
);
