import { offlineWeek, surveyWeek } from '../data/survey';
import { Icon } from '../kit/icon';
import { MockupFrame } from '../kit/mockup-frame';
import { sum } from '../kit/numbers';
import { placed } from '../kit/primitives';
import type { Mockup } from '../mockup-names';

const { by, district, days, sent } = offlineWeek;
const total = sum(days, ({ records }) => records);
const waiting = days.map((_, n) => sum(days.slice(0, n + 1), ({ records }) => records));
const COLUMNS = 4;

/** Records from one number to another as sheets on a pile of this height, from the bottom up. */
const sheets = (from: number, to: number, rows: number) =>
  Array.from({ length: to - from }, (_, n) => {
    const [column, row] = [(from + n) % COLUMNS, Math.floor((from + n) / COLUMNS)];
    return `M${column * 10 + 0.7} ${(rows - row) * 10 - 9.2}h8.6v8.2h-8.6z`;
  }).join('');

function Pile({ before, all }: { before: number; all: number }) {
  const rows = Math.ceil(all / COLUMNS);
  return (
    <svg
      className="wk-pile"
      viewBox={`0 0 ${COLUMNS * 10} ${rows * 10}`}
      preserveAspectRatio="none"
      style={{ height: `${rows * 2.5}em` }}
    >
      <path d={sheets(before, all, rows)} />
      <path className="wk-before" d={sheets(0, before, rows)} />
    </svg>
  );
}

function Week() {
  return (
    <MockupFrame hue="surve-r" className="bare wk">
      <div className="row g8 wk-off">
        <Icon name="wifi-off" />
        <span className="t14 m">No signal</span>
        <span className="grow line" />
        <span className="sr-state">
          <Icon name="wifi" />
        </span>
      </div>
      <div className="col g8 wk-note">
        <span className="t20 display">One phone in {district}</span>
        <span className="t14">
          {by}, {surveyWeek}
        </span>
        <span className="row g8 t14">
          <i className="wk-key" /> new that day
        </span>
        <span className="row g8 t14">
          <i className="wk-key wk-before" /> waiting since before
        </span>
        <span className="row g8 t14">
          <i className="wk-key wk-key-sent" /> sent on Saturday
        </span>
      </div>
      {days.map(({ day, records }, n) => (
        <div className="col g4 wk-day" style={{ gridColumn: n + 1, ...placed(n) }} key={day}>
          <span className="t26 display">{waiting[n]}</span>
          <Pile before={(waiting[n] ?? 0) - records} all={waiting[n] ?? 0} />
          <span className="t14 b">{day}</span>
          <span className="t12">+{records}</span>
        </div>
      ))}
      <div className="col g4 wk-day wk-sent" style={placed(days.length + 1)}>
        <span className="t26 display">{total}</span>
        <Pile before={0} all={total} />
        <span className="t14 b">{sent.day}</span>
        <span className="t12">sent {sent.at}</span>
      </div>
    </MockupFrame>
  );
}

export const mockup: Mockup = {
  component: Week,
  alt: `A week of one phone without a signal: ${days.map(({ day, records }) => `${day} ${records}`).join(', ')} records, so that ${waiting.join(', ')} wait on the phone. On ${sent.day} at ${sent.at} there is a signal, and all ${total} are sent.`,
};
