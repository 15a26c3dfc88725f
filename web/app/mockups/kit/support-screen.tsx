import type { CSSProperties } from 'react';
import { type Hue, MockupFrame } from './mockup-frame';
import { Icon } from './icon';
import { Avatar } from './primitives';

/** `done` is what was done, with a reply. */
type Message = { who: string; at: string; text: string; done?: string };
type Props = {
  hue: Hue;
  question: Message;
  reply: Message;
  /** What the half year below is called, and the weeks in which nothing may change: their start and end, 0 to 26. */
  year: string;
  busy: { name: string; weeks: readonly (readonly [from: number, to: number])[] };
  /** A new version and a training, each with its week. */
  release: { name: string; week: number };
  training: { name: string; week: number };
};

const MONTHS = ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];
const WEEKS = 26;
/** Returns a style with the place of a week in the half year, and the width of some weeks. */
const at = (week: number, weeks = 0) =>
  ({ '--at': `${(week / WEEKS) * 100}%`, '--for': `${(weeks / WEEKS) * 100}%` }) as CSSProperties;

function Said({ who, at: time, text, done }: Message) {
  return (
    <div className={done ? 'su-message su-reply' : 'su-message'}>
      <Avatar name={who} tint={done ? 2 : 1} />
      <div className="su-text">
        <span className="row between g8 t12">
          <span className="b">{who}</span>
          <span className={done ? 'num' : 'faint num'}>{time}</span>
        </span>
        <span className="t16">{text}</span>
        {done && (
          <span className="row g4 t13 b">
            <Icon name="check" />
            {done}
          </span>
        )}
      </div>
    </div>
  );
}

/** A question to the support of a product, its reply, and the half year in which updates and trainings have their place. */
export function SupportScreen({ hue, question, reply, year, busy, release, training }: Props) {
  return (
    <MockupFrame hue={hue} className="su">
      <Said {...question} />
      <Said {...reply} />
      <div className="su-year">
        <span className="row between">
          <span className="t12 b">{year}</span>
          <span className="su-busy-key t11 faint">{busy.name}</span>
        </span>
        <div className="su-lane">
          {busy.weeks.map(([from, to]) => (
            <span className="su-busy" style={at(from, to - from)} key={from} />
          ))}
          <span className="su-dot" style={at(release.week)} data-variant="release" />
          <span className="su-dot" style={at(training.week)} />
          <span className="t12 m su-label" style={at(release.week)}>
            {release.name}
          </span>
          <span className="t12 m su-label su-below" style={at(training.week)}>
            {training.name}
          </span>
        </div>
        <div className="su-months t11 faint">
          {MONTHS.map((month) => (
            <span key={month}>{month}</span>
          ))}
        </div>
      </div>
    </MockupFrame>
  );
}
