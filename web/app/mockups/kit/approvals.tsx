import type { CSSProperties } from 'react';
import { doubtful, survey, week } from '../data/survey';
import type { Mockup } from '../mockup-names';
import { Hotspot } from './hotspot';
import { Icon, type IconName } from './icon';
import { count, sum } from './numbers';
import type { Mood } from './primitives';
import { SurveRWindow } from './product-windows';

const { record, on, asked, signed, decided } = doubtful;

/** A distance in metres as text, in km from 1000 m on. */
export const distance = (metres: number) => (metres >= 1000 ? `${(metres / 1000).toFixed(1)} km` : `${metres} m`);
export const away = distance(record.metres);

/** The records of the week by state. A record that has been reviewed is approved or returned. */
export function ReviewFlow({ moved }: { moved?: 'Approved' | 'Returned' }) {
  const steps = [
    { name: 'Received', records: sum(Object.values(week), (records) => records) },
    { name: 'In review', records: week.review - (moved ? 1 : 0) },
    { name: 'Approved', records: week.approved + (moved === 'Approved' ? 1 : 0) },
    { name: 'Returned', records: week.returned + (moved === 'Returned' ? 1 : 0) },
  ];
  return (
    <div className="sr-flow">
      {steps.map(({ name, records }, n) => (
        <div className="sr-step" data-name={name} key={name}>
          <span className="t11 soft">{name}</span>
          <span className={`${n < 2 ? 't20' : 't16'} display num`}>{count(records)}</span>
        </div>
      ))}
    </div>
  );
}

/** A control in the head of a record that shows the queue again. */
export const BackToQueue = () => (
  <Hotspot to="surve-r-approval" className="control">
    <Icon name="arrow-left" /> The day
  </Hotspot>
);

/** A line of the log: what happened, why, and when. */
type Entry = { icon: IconName; mood?: Mood; what: string; why: string; at: string };
type DecisionProps = {
  state: 'Approved' | 'Returned';
  icon: IconName;
  mood: Mood;
  /** The reason that is written down. */
  why: string;
  /** What follows from it. */
  next: Omit<Entry, 'mood' | 'at'>;
};

/** Returns the screen of the doubtful record after a decision: the counts of the week, and its log. */
export function decision({ state, icon, mood, why, next }: DecisionProps): Mockup {
  const log: readonly Entry[] = [
    {
      icon: 'signature',
      what: `Asked by ${record.by}`,
      why: `${asked} to ${signed}, ${away} from the house`,
      at: signed,
    },
    { icon: 'cloud-upload', what: 'Received', why: `Flag: ${record.flag.toLowerCase()}`, at: record.at },
    { icon, mood, what: `${state} by ${decided.by}`, why: `“${why}”`, at: decided.at },
    { ...next, at: '' },
  ];
  const Decision = () => (
    <SurveRWindow
      active="Approvals"
      title={record.who}
      note={`${record.id}, ${on}`}
      tools={<BackToQueue />}
      className="sr-approval"
    >
      <ReviewFlow moved={state} />
      <div className="table fill" style={{ '--cols': 'auto 1fr auto' } as CSSProperties}>
        <div className="tr th">
          <span className="t11">Log</span>
          <span className="t11">Who, and why</span>
          <span className="t11">When</span>
        </div>
        {log.map(({ icon: mark, mood: tone, what, why: reason, at }) => (
          <div className={tone ? 'tr on' : 'tr'} key={what}>
            <span className="sr-state" data-mood={tone}>
              <Icon name={mark} />
            </span>
            <span className="col">
              <span className="t14 b">{what}</span>
              <span className="t12 soft">{reason}</span>
            </span>
            <span className="t12 num soft">{at}</span>
          </div>
        ))}
      </div>
    </SurveRWindow>
  );
  return {
    component: Decision,
    alt: `Surve-R's log of the record of ${record.who}, ${survey.toLowerCase()}: signed at ${signed}, ${away} from her house, received at ${record.at}, ${state.toLowerCase()} at ${decided.at} by ${decided.by}: “${why}” ${next.what}. ${next.why}.`,
  };
}
