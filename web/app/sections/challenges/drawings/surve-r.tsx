import type { ReactNode } from 'react';
import { scripts } from '~/mockups/data/scripts';
import { women } from '~/mockups/data/livelihoods';
import { Canvas, type CanvasProps, dotsAt, frame, round } from '../../shared/canvas';
import { handwritten } from './handwriting';

/** On paper: ink is dark, a ballpoint has the colour of the page, and what is wrong is red. */
const INK = 'var(--ink)';
const PENCIL = 'var(--line-strong)';
const RED = 'var(--alarm)';

const WIDTH = 220;
const HEIGHT = 128;
const Mark = (props: Pick<CanvasProps, 'labels' | 'children'>) => <Canvas width={WIDTH} height={HEIGHT} {...props} />;

const lines = (gap: number, height = 84) =>
  Array.from({ length: Math.floor((height - 12) / gap) }, (_, n) => `M5 ${round(14 + n * gap)}H57`).join('');
/** Ten sheets below the last one: place, angle, distance of the lines, and a column line. */
const sheets = [
  [2, 20, -24, 14, 22],
  [150, 34, 21, 14, 40],
  [20, 52, -9, 11, 0],
  [162, -8, 13, 12, 18],
  [32, -14, -13, 12, 30],
  [140, 66, 8, 10, 0],
  [0, 66, 12, 14, 16],
  [112, -16, -5, 13, 44],
  [60, 62, 3, 13, 0],
  [168, 40, -8, 11, 28],
] as const;

/** Eleven sheets with different lines. On the last one a column is crossed out and has a second name. */
export const ElevenFiles = () => (
  <Mark>
    <g transform="translate(17 4) scale(0.8)">
      {sheets.map(([x, y, angle, gap, column], n) => (
        <g key={angle} transform={`translate(${x} ${y}) rotate(${angle} 31 42)`} stroke={INK}>
          <path d="M0 0H62V84H0z" fill={n % 3 ? 'var(--surface)' : 'var(--tint-soft)'} />
          <path d={`${lines(gap)}${column ? `M${column} 5V79` : ''}`} stroke={PENCIL} strokeWidth="1" opacity="0.7" />
        </g>
      ))}
      <g transform="translate(48 14) rotate(-4 60 60)">
        <path d="M0 0H124V130H0z" fill="var(--surface)" stroke={INK} strokeWidth="1.8" />
        <path d="M0 66H124M0 86H124M0 106H124M88 40V130" stroke={PENCIL} strokeWidth="1" />
        <path d={handwritten('HH no')} transform="translate(12 59) scale(1.8)" stroke={INK} strokeWidth="1.2" />
        <path d="M6 55C30 50 54 56 88 48" stroke={RED} strokeWidth="2.6" />
        <path d={handwritten('House id')} transform="translate(12 31) scale(1.8)" stroke={RED} strokeWidth="1.3" />
        <path d="M12 79l6-5 5 6 7-6 6 6 8-5M12 99l5-5 6 5 8-6 4 6M98 78l5-4 4 5 8-5M98 98l6-4 5 4" strokeWidth="2" />
      </g>
    </g>
  </Mark>
);

/** A mast whose waves end at a hill. The house is behind it. */
export const HiddenHouse = () => (
  <Mark>
    <path d="M60 128C88 96 116 70 150 66S210 84 264 94V128z" fill="var(--tint-soft)" stroke="none" />
    <g stroke={INK} strokeWidth="2.4">
      <path d="M166 108V82H212V108z" fill="var(--surface)" />
      <path d="M158 84L189 60L220 84z" fill={INK} />
      <path d="M192 108V93h10v15" />
      <path d="M4 116L20 46L36 116M9 94H31M14 72H26" />
      <path d="M32 30a20 20 0 0 1 0 32M45 17a38 38 0 0 1 0 58M58 4a56 56 0 0 1 0 84" strokeWidth="3" />
      <path d={dotsAt([[20, 46]])} strokeWidth="9" />
    </g>
    <path d="M56 128C92 104 94 20 128 20C160 20 158 92 206 118V128z" fill="var(--tint)" stroke="none" />
    <path d="M100 92l24-62M112 104l27-66M126 108l22-52M142 110l14-30" stroke="var(--tint-soft)" opacity="0.6" />
    <path d="M-36 240C-30 140 26 103 92 112C140 118 200 118 264 104V240z" fill="var(--tint-bright)" stroke="none" />
    <path d="M66 26L96 62M96 24L68 66" stroke={RED} strokeWidth="5.5" />
  </Mark>
);

/** The same question as five officers ask it, each on a strip of paper and in a handwriting of its own. */
const wordings: readonly { x: number; width: number; turn: number; ink: string; children: ReactNode }[] = [
  { x: 9, width: 130, turn: -1.5, ink: INK, children: <Hand text="Who decides?" slant={-4} /> },
  { x: 58, width: 159, turn: 1, ink: 'var(--tint)', children: <Script word="hiAsk2" /> },
  { x: 9, width: 172, turn: -1, ink: INK, children: <Script word="knAsk3" /> },
  { x: 90, width: 128, turn: 1.5, ink: RED, children: <Hand text="Who spends?" slant={-14} /> },
  { x: 9, width: 139, turn: -2, ink: 'var(--tint)', children: <Hand text="Whose money?" slant={5} /> },
];
function Hand({ text, slant = 0 }: { text: string; slant?: number }) {
  return <path d={handwritten(text)} transform={`skewX(${slant}) scale(1.5)`} strokeWidth="1.5" />;
}
function Script({ word }: { word: keyof typeof scripts }) {
  return <path d={scripts[word].path} transform="scale(0.23)" fill="currentColor" stroke="none" />;
}

export const FiveWordings = () => (
  <Mark>
    {wordings.map(({ x, width, turn, ink, children }, n) => (
      <g key={turn} transform={`translate(${x} ${19 + n * 25}) rotate(${turn})`} color={ink}>
        <path d={`M-8-17H${width}V7.5H-8z`} fill="var(--surface)" stroke={INK} strokeWidth="1.6" />
        <g stroke={ink}>{children}</g>
      </g>
    ))}
  </Mark>
);

/** Five forms with the same ticks at the same places, and the ring that a glass of tea left on them. */
export const TeaStall = () => (
  <Mark>
    {[0, 1, 2, 3, 4].map((form) => (
      <g key={form} transform={`translate(${form * 42} 8)`} stroke={INK}>
        <path d="M1 1H37V112H1z" fill="var(--surface)" strokeWidth="1.6" />
        <path d="M7 10H24" strokeWidth="3.5" />
        <path d="M21 29H31M21 49H31M21 69H31M21 89H31" stroke={PENCIL} strokeWidth="2" />
        <path d="M7 28l4 5 6-10M7 48l4 5 6-10M7 68l4 5 6-10M7 88l4 5 6-10" stroke="var(--tint)" strokeWidth="2.6" />
      </g>
    ))}
    <g stroke="var(--drive-r)">
      <circle cx="152" cy="84" r="45" strokeWidth="8" opacity="0.55" />
      <path d="M152 46a38 38 0 1 0 37 46" opacity="0.5" strokeWidth="2.5" />
      <path d="M112 104a45 45 0 0 0 70 14" strokeWidth="11" opacity="0.35" />
    </g>
  </Mark>
);

/** September 2026, which begins on a Tuesday: the visit on the 3rd, and the stamp on the 30th. */
const cell = (day: number) => [2 + (day % 7) * 31, 4 + Math.floor(day / 7) * 25] as const;
const [VISIT, CHECK] = [3, 30];
const [visitX, visitY] = cell(VISIT);
const [checkX, checkY] = cell(CHECK);
const days = Array.from({ length: 30 }, (_, n) => n + 1);

const STAMP = {
  padding: '3px 7px 2px',
  border: '2.5px solid',
  borderRadius: 4,
  background: 'var(--surface)',
  color: RED,
  fontWeight: 700,
  rotate: '-5deg',
} as const;

export const MonthEnd = () => (
  <Mark
    labels={[
      {
        at: [visitX + 13, visitY + 11],
        align: 'middle',
        style: { color: 'var(--surface)', fontWeight: 700 },
        text: VISIT,
      },
      { at: [checkX + 13, checkY + 11], align: 'middle', style: { color: RED, fontWeight: 700 }, text: CHECK },
      { at: [checkX + 40, checkY + 9], style: STAMP, text: 'Checked' },
    ]}
  >
    <path d={days.map((day) => frame(...cell(day), 26, 20, 3)).join('')} stroke={PENCIL} />
    <path
      d={days
        .slice(VISIT, -1)
        .map((day) => cell(day))
        .map(([x, y]) => `M${x + 6} ${y + 16}l14-12`)
        .join('')}
      stroke="var(--ink-soft)"
      strokeWidth="2.6"
    />
    <path d={frame(visitX, visitY, 26, 20, 3)} fill="var(--tint)" strokeWidth="3" />
    <path d={frame(checkX, checkY, 26, 20, 3)} stroke={RED} strokeWidth="3" />
  </Mark>
);

const listed = women.slice(0, 2).map(({ name }) => name.split(' ')[0]);

/** A list of names and numbers at a paper clip, in a message that was forwarded three times. */
export const ForwardedList = () => (
  <Mark
    labels={[
      ...[0, 1, 2].map((step) => ({ at: [8 + step * 16, 15 + step * 23] as const, text: <b>Fwd:</b> })),
      ...listed.map((text, row) => ({ at: [42, 85 + row * 24] as const, style: { color: INK }, text })),
    ]}
  >
    {[0, 1, 2].map((step) => (
      <g key={step} transform={`translate(${step * 16} ${step * 23})`} stroke={INK}>
        <path d="M1 2H186V82H1z" fill={step < 2 ? 'var(--tint-soft)' : 'var(--surface)'} strokeWidth="1.8" />
        <path d="M60 14H124" stroke={PENCIL} strokeWidth="3.5" />
      </g>
    ))}
    {listed.map((name, row) => (
      <path key={name} d={`M126 ${85 + row * 24}h36M168 ${85 + row * 24}h36`} {...DIGITS} />
    ))}
    <g transform="translate(186 22) rotate(14)" stroke={INK} strokeWidth="3">
      <path d="M5 34V8a8 8 0 0 1 16 0V40a12 12 0 0 1-24 0V14" />
    </g>
  </Mark>
);
/** A digit is a block: no number of a person is shown, not even an invented one. */
const DIGITS = { stroke: RED, strokeWidth: 11, strokeLinecap: 'butt', strokeDasharray: '5 2.7' } as const;
