import type { SVGProps } from 'react';
import { histories, roundMonths, women } from '~/mockups/data/livelihoods';
import { approved, list, place, waiting } from '~/mockups/data/survey';
import { SIGNATURE } from '~/mockups/kit/evidence';
import { Machine } from '~/mockups/kit/field-photo';
import { rupees } from '~/mockups/kit/numbers';
import { Canvas, type CanvasProps, dotsAt, frame, lineThrough, round } from '../../shared/canvas';

/** All drawings are parts of the record of the opening of the page: record-sheet.css shows them as one sheet. */
const RECORD = 'SL-RCR-0412';
const her = women.find(({ id }) => id === RECORD)!;
const { rounds, events } = histories[RECORD];
const [{ on }] = events;
const [day = '', month = ''] = on.split(' ');
const [asked, , checked] = approved.steps;

/** The lower edge of a part stands on the line through the sheet. */
const GROUND = 120;
const Part = ({ children, ...canvas }: Pick<CanvasProps, 'labels' | 'children'>) => (
  <Canvas width={208} height={GROUND} {...canvas}>
    {children}
  </Canvas>
);

const [first = 0] = rounds;
const [last = 0, now = 0] = rounds.slice(-2);
const WIDTH = 576;
/** The height of the line of all rounds: the first one is on its lower edge. */
const HIGH = 140;
const incomes = rounds.map(
  (income, n) => [round(0.7 + n * 112.4), round(HIGH - ((income - first) / (now - first)) * (HIGH - 20))] as const,
);
const [ring] = incomes.slice(-2);

/** On wide screens the text is below the ring, joined by a line (record-sheet.css). */
const drop = `M${ring![0]} ${ring![1] + 15}V80`;

/** Puts a label above its point: the points have one size at every width. */
const above = (height: string) => ({ translate: `0 calc(-50% - ${height})` });

/**
 * On the left edge of the texts. On wide screens the line of the week passes the first round, beside this edge. On
 * narrow screens the label is above the third round.
 */
const START = { left: 'var(--start, 0px)', ...above('max(27px, 3.25rem - 5vw)') };

/** As wide as the line through the sheet, at every width. */
const Line = (path: SVGProps<SVGPathElement>) => <path vectorEffect="non-scaling-stroke" {...path} />;

/** Whose record it is and what she earns now, at the end of the line of all rounds. */
export const SixRounds = () => (
  <>
    <p className="record-head">
      {her.name}, {RECORD}
      <br />
      Household income a month
      <b>{rupees(now)}</b>
    </p>
    <div>
      <Canvas
        width={WIDTH}
        height={HIGH}
        stretched
        labels={[
          { at: [0, HIGH], style: START, text: `${roundMonths[0]} ${rupees(first)}` },
          { at: ring!, align: 'end', style: above('20px'), text: `Last time ${rupees(last)}` },
          { at: [WIDTH, incomes.at(-1)![1]], align: 'end', style: above('26px'), text: <b>{roundMonths.at(-1)}</b> },
        ]}
      >
        <Line className="record-drop" d={drop} strokeLinecap="butt" />
        <Line d={lineThrough(incomes)} stroke="var(--marigold)" strokeWidth="3" />
        <Line d={dotsAt(incomes.slice(0, -2))} strokeWidth="13" />
        <Line d={dotsAt([ring!])} strokeWidth="22" />
        <Line d={dotsAt([ring!])} stroke="var(--surface)" strokeWidth="13" />
        <Line d={dotsAt(incomes.slice(-1))} stroke="var(--marigold)" strokeWidth="28" />
      </Canvas>
    </div>
  </>
);

/** A phone with the forms of the visit, and the struck-out signs of a network. */
export const OfflinePhone = () => (
  <Part>
    <path d="M1.5 120V18A14 14 0 0 1 15.5 4H67.5A14 14 0 0 1 81.5 18V120" strokeWidth="3" />
    <path d="M14 16H69V30H14z" fill="var(--tint)" stroke="none" />
    <path d="M31 48H69M31 72H69M31 96H50" strokeWidth="4" opacity="0.35" />
    <path d="M14 47l4 4 7-8M14 71l4 4 7-8M14 95l4 4 7-8" strokeWidth="3" />
    <path d="M103 54a42 42 0 0 1 60 0M114 66a26 26 0 0 1 38 0M124 77a12 12 0 0 1 18 0" strokeWidth="4" />
    <path d="M133 87h0" strokeWidth="8" />
    <path d="M106 92L160 38" stroke="var(--surface)" strokeWidth="11" />
    <path d="M106 92L160 38" stroke="var(--marigold)" strokeWidth="4" />
  </Part>
);

/** The households of a phone, four in a row. */
const houses = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => {
    const at = from + n;
    return `M${round((at % 4) * 30.3)} ${Math.floor(at / 4) * 17}v-8l6.5-6 6.5 6v8z`;
  }).join('');

/** The households of an officer for the week: visited, the next one, still to visit. */
export const OfficerLists = () => (
  <Part
    labels={[
      { at: [0, 6], text: <b>{list.by}</b> },
      { at: [208, 6], align: 'end', text: `${list.visited} of ${list.households}` },
    ]}
  >
    <g transform="translate(1 52) scale(2)" strokeWidth="1">
      <path d={houses(0, list.visited)} fill="var(--tint)" />
      <path d={houses(list.visited, list.visited + 1)} fill="var(--marigold)" stroke="var(--marigold)" />
      <path d={houses(list.visited + 1, list.households)} />
    </g>
  </Part>
);

/** Her door and where she was asked, in plan: the circle of the accuracy has the scale of the way between both. */
const DOOR = [24, 96] as const;
const ASKED = [134, 62] as const;
const { metres } = waiting.find(({ id }) => id === RECORD)!;
const perMetre = Math.hypot(ASKED[0] - DOOR[0], ASKED[1] - DOOR[1]) / metres;

/** Where she was asked. Contents that are stored name it after a plot. */
export const WalkedPlot = () => (
  <Part
    labels={[
      { at: [57, 107], text: <b>{metres} m</b> },
      { at: [ASKED[0], 36], align: 'middle', text: `within ${place.metres} m` },
    ]}
  >
    <circle cx={ASKED[0]} cy={ASKED[1]} r={round(place.metres * perMetre)} fill="var(--tint-soft)" stroke="none" />
    <path d={lineThrough([DOOR, ASKED])} strokeDasharray="0 8" strokeWidth="4" />
    <path d="M1 120V92L24 70 47 92V120z" fill="var(--tint)" stroke="none" />
    <path d="M18 120V99H30V120z" fill="var(--surface)" stroke="none" />
    <circle cx={ASKED[0]} cy={ASKED[1]} r="9" fill="var(--marigold)" stroke="var(--surface)" strokeWidth="3" />
  </Part>
);

/** The volume of a voice note over its duration. */
const volume = [22, 52, 76, 38, 64, 28];
const bars = (from: number, to: number) =>
  volume
    .map((high, n) => `M${round(174 + n * 6.4)} 117v${-high}`)
    .slice(from, to)
    .join('');
const PLAYED = 3;

/** The photograph of her machine with the time on it, and a voice note. */
export const StampedPhoto = () => (
  <Part labels={[{ at: [10, 106], style: { color: 'var(--surface)' }, text: `${day} ${month}, ${asked.at}` }]}>
    <clipPath id="her-photo">
      <path d={frame(0, 0, 160, 120, 8)} />
    </clipPath>
    <g clipPath="url(#her-photo)" stroke="none">
      {/* The strip begins above the cloth on the table. */}
      <g transform="translate(-66.7 -15)scale(2.3)">
        <Machine />
      </g>
      <path d="M0 92H160V120H0z" fill="var(--ink)" />
    </g>
    <path d={bars(0, PLAYED)} strokeWidth="4" />
    <path d={bars(PLAYED, volume.length)} strokeWidth="4" opacity="0.35" />
  </Part>
);

/** A signature on the line, with name and date. */
export const SignedLine = () => (
  <Part
    labels={[
      {
        at: [0, 6],
        // Its first line is level with the labels of the other parts.
        style: { lineHeight: 1.35, translate: '0 -0.675em' },
        text: (
          <>
            <b>{her.name}</b>
            <br />
            {on}
          </>
        ),
      },
    ]}
  >
    <path transform="translate(-30.4 53) scale(1.96)" strokeWidth="1.8" d={SIGNATURE} />
  </Part>
);

const END = 640;
const COLUMNS = [
  { x: 0, head: 'Record', value: <b>{RECORD}</b> },
  { x: 232, head: 'Income', value: <b>{her.now}</b> },
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
    {/* The photograph: a sun and two hills are cut out. */}
    <path
      d={`${frame(398, 54, 30, 24, 4)}M418 62a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM401 75l8-11 6 7 4-4 6 8z`}
      fill="var(--ink)"
      fillRule="evenodd"
      stroke="none"
    />
    <path d="M442 79c3-9 6-21 9-19s-5 16-2 16 6-12 9-10-3 10 1 10 5-3 7-5" strokeWidth="3" />
  </Canvas>
);
