import { Drawing, EDGE, WIDTH } from './drawing';
import { TIME_SLOTS } from '../demo/rules';

/** The times are slots of the form. */
const WEEK = {
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  picked: { day: 'Thu', time: '11:00 AM' },
  taken: [
    ['Mon', '10:00 AM'],
    ['Mon', '11:00 AM'],
    ['Tue', '2:00 PM'],
    ['Wed', '12:00 PM'],
    ['Fri', '10:00 AM'],
  ],
} as const;

const LEFT = 96;
const TOP = 66;
const COLUMN = (WIDTH - EDGE - LEFT) / WEEK.days.length;
const ROW = 30;
/** The sheet goes on below the edge of the panel. */
const SHOWN = 4;

/** A week with the times of the form. One slot is picked, some are taken. */
export const PickedSlot = () => (
  <Drawing height={TOP + SHOWN * ROW + 4}>
    <rect y="16" width={WIDTH} height="400" rx="10" fill="var(--surface)" />
    {[0, 1].map((ring) => (
      <rect key={ring} x={72 + ring * 168} y="6" width="8" height="20" rx="4" fill="var(--leaf)" />
    ))}
    {WEEK.days.map((day, n) => (
      <text key={day} x={LEFT + (n + 0.5) * COLUMN} y={TOP - 10} textAnchor="middle" data-variant="strong">
        {day}
      </text>
    ))}
    {TIME_SLOTS.slice(0, SHOWN).map(({ value }, row) => (
      <g key={value} transform={`translate(0 ${TOP + row * ROW})`}>
        <path d={`M${EDGE} 0H${WIDTH - EDGE}`} stroke="var(--line)" />
        <text x={EDGE} y="20">
          {value}
        </text>
        {WEEK.days.map((day, n) => {
          const picked = day === WEEK.picked.day && value === WEEK.picked.time;
          const taken = WEEK.taken.some(([busy, at]) => busy === day && at === value);
          return (
            (picked || taken) && (
              <rect
                key={day}
                x={LEFT + n * COLUMN + 3}
                y="4"
                width={COLUMN - 6}
                height={ROW - 8}
                rx="4"
                fill={picked ? 'var(--marigold)' : 'var(--leaf-soft)'}
              />
            )
          );
        })}
        {value === WEEK.picked.time && (
          <path
            d={`M${LEFT + (WEEK.days.indexOf(WEEK.picked.day) + 0.5) * COLUMN - 7} ${ROW / 2}l5 5 9 -10`}
            fill="none"
            stroke="var(--ink)"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
      </g>
    ))}
  </Drawing>
);
