import type { SVGProps } from 'react';
import { histories, roundMonths, women } from '~/mockups/data/livelihoods';
import { approved, list, millet, place } from '~/mockups/data/survey';
import { rupees } from '~/mockups/kit/numbers';
import { Canvas, type CanvasProps, dotsAt, frame, lineThrough, round } from '../../shared/canvas';

/** All drawings are parts of the record of this woman: record-sheet.css shows them as one sheet. */
const RECORD = 'SL-RCR-0431';
const her = women.find(({ id }) => id === RECORD)!;
const { rounds, events } = histories[RECORD];
const [asked] = events;
const [day = '', month = ''] = asked.on.split(' ');

/** The lower edge of a part stands on the line through the sheet. */
const GROUND = 200;
const Part = ({ children, ...canvas }: Pick<CanvasProps, 'labels' | 'children'>) => (
  <Canvas width={264} height={GROUND} {...canvas}>
    {children}
  </Canvas>
);

/** The number of the record without that of the programme. */
const number = RECORD.slice(3);
const [first = 0] = rounds;
const [last = 0, now = 0] = rounds.slice(-2);
const WIDTH = 576;
const incomes = rounds.map(
  (income, n) => [2 + n * 112, round(GROUND - ((income - first) / (now - first)) * 168)] as const,
);
const [ring] = incomes.slice(-2);

/** Puts a label above its point: the points have one size at every width. */
const above = (pixels: number) => ({ translate: `0 calc(-50% - ${pixels}px)` });

/** As wide as the line through the sheet, at every width. */
const Line = (path: SVGProps<SVGPathElement>) => <path vectorEffect="non-scaling-stroke" {...path} />;

/** Whose record it is and what she earns now, above the line of all rounds. */
export const SixRounds = () => (
  <>
    <p className="record-head">
      {her.name}, {number}
      <b>{rupees(now)}</b>
      Household income a month
    </p>
    <div>
      <Canvas
        width={WIDTH}
        height={GROUND}
        labels={[
          { at: ring!, align: 'end', style: above(20), text: `Last time ${rupees(last)}` },
          { at: [WIDTH, incomes.at(-1)![1]], align: 'end', style: above(28), text: <b>{roundMonths.at(-1)}</b> },
        ]}
      >
        <Line d={lineThrough(incomes)} stroke="var(--marigold)" strokeWidth="4" />
        <Line d={dotsAt(incomes.slice(0, -2))} strokeWidth="13" />
        <Line d={dotsAt([ring!])} strokeWidth="22" />
        <Line d={dotsAt([ring!])} stroke="var(--surface)" strokeWidth="13" />
        <Line d={dotsAt(incomes.slice(-1))} stroke="var(--marigold)" strokeWidth="28" />
      </Canvas>
    </div>
  </>
);

/** The households of a phone, four in a row. */
const houses = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => {
    const at = from + n;
    return `M${(at % 4) * 22} ${Math.floor(at / 4) * 21}v-8l6.5-6 6.5 6v8z`;
  }).join('');

/** The households of an officer for the week: visited, the next one, still to visit. */
export const OfficerLists = () => (
  <Part
    labels={[
      { at: [40, 30], text: <b>{list.by}</b> },
      { at: [231, 30], align: 'end', text: `${list.visited} of ${list.households}` },
    ]}
  >
    <g transform="translate(40 99.2) scale(2.4)" strokeWidth="0.9">
      <path d={houses(0, list.visited)} fill="var(--tint)" />
      <path d={houses(list.visited, list.visited + 1)} fill="var(--marigold)" stroke="var(--marigold)" />
      <path d={houses(list.visited + 1, list.households)} />
    </g>
  </Part>
);

const CORNERS = [
  [84, 148],
  [66, 44],
  [184, 22],
  [212, 128],
] as const;

/** Her plot, walked from her house and around. The last corner has the circle of its accuracy. */
export const WalkedPlot = () => (
  <Part
    labels={[
      { at: [136, 84], align: 'middle', text: <b>{millet.acres} acres</b> },
      { at: [244, 176], align: 'end', text: `within ${place.metres} m` },
    ]}
  >
    <path d={`${lineThrough(CORNERS)}z`} fill="var(--tint-soft)" stroke="none" />
    <path d="M12 200V176L30 161 48 176V200z" fill="var(--tint)" stroke="none" />
    <path d="M52 186C70 182 74 170 84 148" stroke="var(--line-strong)" strokeDasharray="0 7" strokeWidth="3" />
    <path d={`${lineThrough(CORNERS)}z`} strokeDasharray="0 9" strokeWidth="4.6" />
    <path d={dotsAt(CORNERS.slice(0, 3))} strokeWidth="16" />
    <path d={dotsAt(CORNERS.slice(0, 3))} stroke="var(--surface)" strokeWidth="8" />
    <circle cx="212" cy="128" r="26" fill="var(--marigold)" stroke="none" opacity="0.28" />
    <circle cx="212" cy="128" r="10" fill="var(--marigold)" stroke="var(--surface)" strokeWidth="2" />
  </Part>
);

/** The volume of a voice note over its duration. */
const volume = [4, 9, 20, 14, 30, 38, 22, 10, 5, 16, 28, 40, 32, 18, 26, 34, 14, 8, 12, 5];
const bars = (from: number, to: number) =>
  volume
    .map((high, n) => `M${36 + n * 10.1} 196v${-high}`)
    .slice(from, to)
    .join('');
const PLAYED = 11;

/** A photograph of the packed snacks with the day on it, and a voice note. */
export const StampedPhoto = () => (
  <Part labels={[{ at: [44, 121], style: { color: 'var(--surface)' }, text: `${day} ${month}, 15:20` }]}>
    <g stroke="none">
      <path d={frame(32, 4, 200, 134, 10)} fill="#f3dfb4" />
      <path d="M32 82H232V106H32z" fill="#c98f4a" />
      <g transform="translate(40 4)">
        <path d="M22 80l5-48h36l5 48zM116 80l5-48h36l5 48z" fill="var(--tint)" />
        <path d="M66 84l5-60h42l5 60z" fill="#a63f2c" />
        <path d="M32 54h26v14H32zM126 54h26v14h-26zM77 50h30v18H77z" fill="var(--surface)" />
        <path d="M27 32h36l1 8H26zM121 32h36l1 8h-38zM71 24h42l1 9H70z" fill="#10231c" opacity="0.25" />
      </g>
      <path d="M32 104H232V128a10 10 0 0 1 -10 10H42a10 10 0 0 1 -10 -10z" fill="var(--ink)" />
    </g>
    <path d={bars(0, PLAYED)} strokeWidth="4.4" />
    <path d={bars(PLAYED, volume.length)} strokeWidth="4.4" opacity="0.35" />
  </Part>
);

/** The opening of the page has that of another woman. */
const SIGNATURE =
  'M7 27C10 19 12 11 14 8c2-1 1 5 3 10s4 9 6 8c3-3 4-14 8-20 2-2 2 2 1 6M30 24c0-5 5-7 7-5s0 7-3 7-3-6 2-7 7 4 11 4c3 0 4-4 7-4-1 5-3 12-7 13-3 0-1-6 4-9s8-4 10-10 3-9 1-9-4 8-4 13 4 5 6 1 5-5 7-3-3 7-6 5 2-7 6-6 2 5 5 5 4-4 7-4 1 5 5 4 8-4 16-7';

/** A signature on the line, with name and date. */
export const SignedLine = () => (
  <Part
    labels={[
      {
        at: [16, 56],
        style: { lineHeight: 1.35 },
        text: (
          <>
            <b>{her.name}</b>
            <br />
            {asked.on}
          </>
        ),
      },
    ]}
  >
    <path transform="translate(0 118) scale(2.3)" stroke="var(--ink)" strokeWidth="1.9" d={SIGNATURE} />
  </Part>
);

const [, , checked] = approved.steps;
const END = 640;
const COLUMNS = [
  { x: 0, head: 'Record', value: <b>{number}</b> },
  { x: 206, head: 'Income', value: <b>{her.now}</b> },
  { x: 360, head: 'Evidence' },
  { x: END, align: 'end', head: 'Approved', value: <b>{checked.at}</b> },
] as const;

/** The row of the record in an export: what it says, its place, photograph and signature, and that it is approved. */
export const RowsOut = () => (
  <Canvas
    width={END}
    height={96}
    labels={COLUMNS.flatMap(({ x, head, ...column }) => {
      const align = 'align' in column ? column.align : undefined;
      return [
        { at: [x, 24] as const, align, text: head },
        ...('value' in column ? [{ at: [x, 68] as const, align, text: column.value }] : []),
      ];
    })}
    stroke="var(--ink)"
  >
    <path d="M0 44H640" />
    <path d="M372 80c-8-9-12-12-12-18a12 12 0 0 1 24 0c0 6-4 9-12 18z" fill="var(--ink)" stroke="none" />
    <path d={frame(398, 54, 30, 24, 4)} fill="var(--ink)" stroke="none" />
    <path d="M442 79c3-9 6-21 9-19s-5 16-2 16 6-12 9-10-3 10 1 10 5-3 7-5" strokeWidth="3" />
  </Canvas>
);
