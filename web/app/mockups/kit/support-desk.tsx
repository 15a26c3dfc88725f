import type { CSSProperties } from 'react';
import { type Hue, MockupFrame } from './mockup-frame';
import { Icon } from './icon';
import { Avatar } from './primitives';

type Message = { who: string; at: string; text: string };
export type SupportDeskProps = {
  hue: Hue;
  question: Message;
  /** `done` is what was done, with the message. */
  reply: Message & { done: string };
  /** What the half year below is called, and the weeks in which nothing may change: their start and end, 0 to 26. */
  year: string;
  busy: { name: string; weeks: readonly (readonly [from: number, to: number])[] };
  /** A new version and a training, each with its week. */
  release: { name: string; week: number };
  training: { name: string; week: number };
};

const MONTHS = ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];
const WEEKS = 26;
const at = (week: number, weeks = 0) =>
  ({ '--at': `${(week / WEEKS) * 100}%`, '--for': `${(weeks / WEEKS) * 100}%` }) as CSSProperties;

/** A question to the support of a product, its reply, and the half year in which updates and trainings have their place. */
export function SupportDesk({ hue, question, reply, year, busy, release, training }: SupportDeskProps) {
  return (
    <MockupFrame hue={hue} className="su">
      <div className="su-message">
        <Avatar name={question.who} tint={1} />
        <div className="su-text">
          <span className="row between g8 t12">
            <span className="b">{question.who}</span>
            <span className="faint num">{question.at}</span>
          </span>
          <span className="t16">{question.text}</span>
        </div>
      </div>
      <div className="su-message su-reply">
        <Avatar name={reply.who} tint={2} />
        <div className="su-text">
          <span className="row between g8 t12">
            <span className="b">{reply.who}</span>
            <span className="num">{reply.at}</span>
          </span>
          <span className="t16">{reply.text}</span>
          <span className="row g4 t13 b">
            <Icon name="check" />
            {reply.done}
          </span>
        </div>
      </div>
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
