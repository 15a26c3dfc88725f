import type { ReactNode } from 'react';
import type { CallToActionContent } from '../section-schemas.generated';

type FigureName = NonNullable<CallToActionContent['sketch']>;

const MONTHS = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'] as const;
/** Rows of the calendar: a task with its first and last month. */
const TASKS = [
  ['Sow', 0, 1],
  ['Scout', 1, 3],
  ['Spray', 2, 2],
  ['Harvest', 4, 5],
] as const;
const FILLED = [
  ['Women enrolled', '5,472'],
  ['Income, median', '\u20b911,190'],
  ['Groups with a loan', '288'],
  ['Outcome 3', ''],
  ['Lessons learned', ''],
] as const;

const Sheet = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 400 300" aria-hidden="true">
    <rect x="40" y="10" width="320" height="320" rx="10" fill="var(--surface)" />
    {children}
  </svg>
);

/** A template of a donor: the first three rows are filled from records, the others wait. */
const DonorTemplate = () => (
  <Sheet>
    <text x="64" y="52" data-look="title">
      Annual report, annex B
    </text>
    {FILLED.map(([label, value], row) => (
      <g key={label} transform={`translate(64 ${92 + row * 44})`}>
        <path d="M0 -26H272" stroke="var(--line)" />
        <text>{label}</text>
        {value ? (
          <text x="272" data-look="value">
            {value}
          </text>
        ) : (
          <rect
            x="182"
            y="-17"
            width="90"
            height="26"
            rx="4"
            fill="none"
            stroke="var(--line-strong)"
            strokeDasharray="4 4"
          />
        )}
      </g>
    ))}
  </Sheet>
);

/** A season as a calendar of four tasks. */
const CropCalendar = () => (
  <Sheet>
    <text x="64" y="52" data-look="title">
      Soybean, one block
    </text>
    {MONTHS.map((month, column) => (
      <text key={month} x={151 + column * 33.5} y="92" data-look="small">
        {month}
      </text>
    ))}
    {TASKS.map(([task, from, to], row) => (
      <g key={task} transform={`translate(64 ${132 + row * 42})`}>
        <path d="M0 -26H272" stroke="var(--line)" />
        <text>{task}</text>
        <rect
          x={72 + from * 33.5}
          y="-16"
          width={(to - from + 1) * 33.5 - 6}
          height="22"
          rx="4"
          fill={row === 3 ? 'var(--marigold)' : 'var(--hue)'}
        />
      </g>
    ))}
  </Sheet>
);

/** A paper form, half of it already on a phone. */
const PaperForm = () => (
  <svg viewBox="0 0 400 300" aria-hidden="true">
    <g transform="rotate(-4 150 160)">
      <rect x="40" y="24" width="220" height="290" rx="4" fill="var(--surface)" />
      <text x="62" y="62" data-look="title">
        Household form
      </text>
      {[0, 1, 2, 3, 4].map((row) => (
        <path key={row} d={`M62 ${102 + row * 40}H238`} stroke="var(--line-strong)" strokeDasharray="3 4" />
      ))}
      <path
        d="M66 94q10 -14 18 0t18 -2t20 0M66 134q8 -12 16 0t20 -2M66 174q12 -14 20 0t16 0t20 -4"
        fill="none"
        stroke="var(--ink-soft)"
        strokeWidth="2.5"
      />
    </g>
    <rect x="226" y="64" width="128" height="250" rx="20" fill="var(--ink)" />
    <rect x="234" y="80" width="112" height="234" rx="10" fill="var(--surface)" />
    {[0, 1, 2, 3].map((row) => (
      <g key={row} transform={`translate(250 ${108 + row * 48})`}>
        <circle cx="6" r="6" fill={row < 2 ? 'var(--hue)' : 'none'} stroke="var(--hue)" strokeWidth="2" />
        <rect x="22" y="-6" width={row % 2 ? 46 : 62} height="12" rx="6" fill="var(--hue-soft)" />
      </g>
    ))}
  </svg>
);

/** The slip of one record: who, where and when. */
const RecordSlip = () => (
  <Sheet>
    <circle cx="76" cy="56" r="12" fill="var(--marigold)" />
    <text x="102" y="62" data-look="title">
      One record
    </text>
    {[
      ['Asked by', 'Suma P.'],
      ['Place', 'within 6 m'],
      ['Time', '10:24'],
      ['Counts in', '3 figures'],
    ].map(([label, value], row) => (
      <g key={label} transform={`translate(64 ${118 + row * 46})`}>
        <path d="M0 -28H272" stroke="var(--line)" />
        <text>{label}</text>
        <text x="272" data-look="value">
          {value}
        </text>
      </g>
    ))}
  </Sheet>
);

/** The small drawings of closing calls, by name. `question` is a link, so the section renders it itself. */
export const SKETCHES: Readonly<Record<Exclude<FigureName, 'question'>, () => ReactNode>> = {
  'donor-template': DonorTemplate,
  'crop-calendar': CropCalendar,
  'paper-form': PaperForm,
  'record-slip': RecordSlip,
};
