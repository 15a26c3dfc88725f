import { histories, women } from '~/mockups/data/livelihoods';
import { approved, list, millet, place } from '~/mockups/data/survey';
import { rupees } from '~/mockups/kit/numbers';
import { Canvas, type CanvasProps, dotsAt, frame, lineThrough, round } from '../../shared/canvas';

/** One record on its way: all drawings are parts of the record of this woman. */
const [, , goats, her, shop, tailor] = women;
const { rounds, events } = histories[her.id];
const [asked] = events;
const [day = '', month = ''] = asked.on.split(' ');

const WIDTH = 184;
const HEIGHT = 200;
/** From one side of a card to the other: where a card is wider than its drawing, strip.css shows more of it. */
const across = (y: number, height: number) => `M-200 ${y}H384v${height}H-200z`;
/** A part of the record on a card, all of one height, so that they are a strip. */
const Card = ({ children, ...canvas }: Pick<CanvasProps, 'labels' | 'children'>) => (
  <Canvas width={WIDTH} height={HEIGHT} {...canvas}>
    <path d={across(0, HEIGHT)} fill="var(--surface)" stroke="none" />
    {children}
  </Canvas>
);

/** A text that has more lines on a small card. */
const WRAPS = { lineHeight: 1.25, whiteSpace: 'normal' } as const;

const HOUSE = 'v-8l6.5-6 6.5 6v8z';
/** The households of a phone, three in a row. */
const houses = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => {
    const at = from + n;
    return `M${(at % 3) * 22} ${Math.floor(at / 3) * 21}${HOUSE}`;
  }).join('');

/** The phone of an officer with its households for the week: visited, the next one, still to visit. */
export const OfficerLists = () => (
  <Card
    labels={[
      { at: [92, 38], align: 'middle', text: <b>{list.by}</b> },
      { at: [92, 184], align: 'middle', text: `${list.visited} of ${list.households}` },
    ]}
  >
    <path d={frame(24, 12, 136, 224, 22)} fill="var(--ink)" stroke="none" />
    <path d={frame(31, 19, 122, 210, 16)} fill="var(--surface)" stroke="none" />
    <g transform="translate(52 74) scale(1.4)">
      <path d={houses(0, list.visited)} fill="var(--tint)" />
      <path d={houses(list.visited, list.visited + 1)} fill="var(--marigold)" stroke="var(--marigold)" />
      <path d={houses(list.visited + 1, list.households)} />
    </g>
  </Card>
);

const CORNERS = [
  [62, 128],
  [54, 56],
  [138, 40],
  [156, 114],
] as const;

/** Her plot, walked from her house and around. The last corner has the circle of its accuracy. */
export const WalkedPlot = () => (
  <Card
    labels={[
      {
        at: [102, 85],
        align: 'middle',
        style: { ...WRAPS, width: '38%', textAlign: 'center' },
        text: <b>{millet.acres} acres</b>,
      },
      { at: [172, 180], align: 'end', text: `within ${place.metres} m` },
    ]}
  >
    <path d="M-200 152L54 56L44 0M138 40L384-24M62 128L72 200M156 114L384 64" stroke="var(--line)" strokeWidth="2" />
    <path d={`${lineThrough(CORNERS)}z`} fill="var(--tint-soft)" stroke="none" />
    <path d="M16 176V160l11-9 11 9v16z" fill="var(--tint)" />
    <path d="M40 164C52 160 52 146 62 128" stroke="var(--line-strong)" strokeDasharray="0 6" strokeWidth="2.4" />
    <path d={`${lineThrough(CORNERS)}z`} strokeDasharray="0 8" strokeWidth="4" />
    <path d={dotsAt(CORNERS.slice(0, 3))} strokeWidth="13" />
    <path d={dotsAt(CORNERS.slice(0, 3))} stroke="var(--surface)" strokeWidth="7" />
    <circle cx="156" cy="114" r="22" fill="var(--marigold)" stroke="none" opacity="0.28" />
    <circle cx="156" cy="114" r="8" fill="var(--marigold)" stroke="var(--surface)" strokeWidth="2" />
  </Card>
);

const incomes = rounds.map((income, n) => [18 + n * 29.6, round(98 - ((income - 9000) / 5200) * 74)] as const);
const [last = 0, now = 0] = rounds.slice(-2);

/** The form of a round opens with the last answer, a ring on the line, and notes the new one. */
export const SixRounds = () => (
  <Card
    labels={[
      { at: [14, 139], text: 'Last time' },
      { at: [170, 139], align: 'end', text: rupees(last) },
      { at: [14, 176], text: <b>Now</b> },
      { at: [170, 176], align: 'end', text: <b>{rupees(now)}</b> },
    ]}
  >
    <path d="M-200 119H384" stroke="var(--line)" />
    <path d={across(157, 43)} fill="var(--marigold-soft)" stroke="none" />
    <path d={lineThrough(incomes)} strokeWidth="4" />
    <path d={dotsAt(incomes.slice(0, -2))} strokeWidth="11" />
    <path d={dotsAt(incomes.slice(-2, -1))} strokeWidth="17" />
    <path d={dotsAt(incomes.slice(-2, -1))} stroke="var(--surface)" strokeWidth="9" />
    <path d={dotsAt(incomes.slice(-1))} stroke="var(--marigold)" strokeWidth="20" />
  </Card>
);

/** The volume of a voice note over its duration. */
const volume = [4, 9, 20, 14, 30, 38, 22, 10, 5, 16, 28, 40, 32, 18, 26, 34, 14, 8, 12, 5];
const bars = (from: number, to: number) =>
  volume
    .map((high, n) => `M${16 + n * 8} ${round(166 - high / 2)}v${high}`)
    .slice(from, to)
    .join('');
const PLAYED = 11;

/** A photograph of the packed snacks with the day on it, and a voice note. */
export const StampedPhoto = () => (
  <Card labels={[{ at: [14, 114], style: { color: 'var(--surface)' }, text: `${day} ${month}, 15:20` }]}>
    <g stroke="none">
      <path d={across(0, 130)} fill="#f3dfb4" />
      <path d={across(78, 22)} fill="#c98f4a" />
      <path d="M22 80l5-48h36l5 48zM116 80l5-48h36l5 48z" fill="var(--tint)" />
      <path d="M66 84l5-60h42l5 60z" fill="#a63f2c" />
      <path d="M32 54h26v14H32zM126 54h26v14h-26zM77 50h30v18H77z" fill="var(--surface)" />
      <path d="M27 32h36l1 8H26zM121 32h36l1 8h-38zM71 24h42l1 9H70z" fill="#10231c" opacity="0.25" />
      <path d={across(98, 32)} fill="var(--ink)" />
    </g>
    <path d={bars(0, PLAYED)} strokeWidth="3.6" />
    <path d={bars(PLAYED, volume.length)} strokeWidth="3.6" opacity="0.35" />
    <path d={`M${12 + PLAYED * 8} 144v44`} stroke="var(--marigold)" strokeWidth="3" />
  </Card>
);

/** The opening of the page has that of another woman. */
const SIGNATURE =
  'M7 27C10 19 12 11 14 8c2-1 1 5 3 10s4 9 6 8c3-3 4-14 8-20 2-2 2 2 1 6M30 24c0-5 5-7 7-5s0 7-3 7-3-6 2-7 7 4 11 4c3 0 4-4 7-4-1 5-3 12-7 13-3 0-1-6 4-9s8-4 10-10 3-9 1-9-4 8-4 13 4 5 6 1 5-5 7-3-3 7-6 5 2-7 6-6 2 5 5 5 4-4 7-4 1 5 5 4 8-4 16-7';

/** A signature on its line, with name and date. The pen has just left the screen. */
export const SignedLine = () => (
  <Card
    labels={[
      {
        at: [14, 152],
        style: { ...WRAPS, width: '86%' },
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
    <path d="M14 100H170" stroke="var(--line-strong)" strokeDasharray="0 6" strokeWidth="2" />
    <path transform="translate(4 26) scale(1.62)" stroke="var(--ink)" strokeWidth="1.9" d={SIGNATURE} />
    <circle cx="174" cy="46" r="8" fill="var(--marigold)" stroke="none" />
  </Card>
);

const [, , checked] = approved.steps;
const LINES = [
  { y: 48, ...goats },
  { y: 147, ...shop },
  { y: 180, ...tailor },
];
/** What an export has of a record: its number without that of the programme. A small card leaves out the district too. */
const Short = ({ id }: { id: string }) => (
  <>
    <small>{id.slice(3, 7)}</small>
    {id.slice(7)}
  </>
);

/** A table whose row of the record is open: its place, photograph and signature, and that it is approved. */
export const RowsOut = () => (
  <Card
    labels={[
      ...LINES.flatMap(({ y, id, now: income }) => [
        { at: [14, y] as const, text: <Short id={id} /> },
        { at: [170, y] as const, align: 'end' as const, text: income },
      ]),
      {
        at: [14, 82],
        text: (
          <b>
            <Short id={her.id} />
          </b>
        ),
      },
      { at: [170, 82], align: 'end', text: <b>{her.now}</b> },
      { at: [44, 111], style: { color: 'var(--ink)' }, text: checked.at },
    ]}
  >
    <path d={across(0, 30)} fill="var(--tint)" stroke="none" />
    <path d="M14 15H60M136 15H170" stroke="var(--surface)" strokeWidth="5" opacity="0.7" />
    <path d="M-200 164H384" stroke="var(--line)" />
    <path d={across(64, 66)} fill="var(--marigold)" stroke="none" />
    <circle cx="25" cy="111" r="10" fill="var(--ink)" stroke="none" />
    <path d="M20.500 111.500l3.200 3.200 6-6.700" stroke="var(--surface)" strokeWidth="2.4" />
    <path d="M113 118c-5-6-8-8-8-12a8 8 0 0 1 16 0c0 4-3 6-8 12z" fill="var(--ink)" stroke="none" />
    <path d={frame(128, 101, 20, 16, 3)} fill="var(--ink)" stroke="none" />
    <path d="M155 117c2-6 4-14 6-13s-3 11-1 11 4-8 6-7-2 7 1 7 3-2 4-3" stroke="var(--ink)" strokeWidth="2" />
  </Card>
);
