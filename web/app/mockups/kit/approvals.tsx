import type { CSSProperties, ReactNode } from 'react';
import { flagged, survey, week } from '../data/survey';
import type { Mockup } from '../mockup-names';
import { Hotspot } from './hotspot';
import { Icon, type IconName } from './icon';
import { count, sum } from './numbers';
import type { Mood } from './primitives';
import { SurveRWindow } from './product-windows';

const { record, on, asked, signed, decided } = flagged;

/** A distance in metres as text, in km from 1000 m on. */
export const distance = (metres: number) => (metres >= 1000 ? `${(metres / 1000).toFixed(1)} km` : `${metres} m`);
/** Between the house of the flagged record and the place where it was signed. */
export const distanceFromHome = distance(record.metres);
/** The records that came in the week. */
export const received = sum(Object.values(week), (records) => records);

/** The records of the week by state. A record that has been reviewed is approved or returned. */
export function ReviewFlow({ moved }: { moved?: 'Approved' | 'Returned' }) {
  const steps = [
    { name: 'This week', records: received },
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

/** The window of the flagged record, with a control in its head that shows the queue again. */
export const RecordWindow = ({ children }: { children: ReactNode }) => (
  <SurveRWindow
    active="Approvals"
    title={record.who}
    note={`${record.id}, ${on}`}
    tools={
      <Hotspot to="surve-r-approval" className="control">
        <Icon name="arrow-left" /> The day
      </Hotspot>
    }
    className="sr-approval"
  >
    {children}
  </SurveRWindow>
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

/** Returns the screen of the flagged record after a decision: the counts of the week, and its log. */
export function decision({ state, icon, mood, why, next }: DecisionProps): Mockup {
  const log: readonly Entry[] = [
    {
      icon: 'signature',
      what: `Asked by ${record.by}`,
      why: `${asked} to ${signed}, ${distanceFromHome} from the house`,
      at: signed,
    },
    { icon: 'cloud-upload', what: 'Received', why: `Flag: ${record.flag.toLowerCase()}`, at: record.at },
    { icon, mood, what: `${state} by ${decided.by}`, why: `“${why}”`, at: decided.at },
    { ...next, at: '' },
  ];
  const Decision = () => (
    <RecordWindow>
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
    </RecordWindow>
  );
  return {
    component: Decision,
    alt: `Surve-R's log of the record of ${record.who}, ${survey.toLowerCase()}: signed at ${signed}, ${distanceFromHome} from her house, received at ${record.at}, ${state.toLowerCase()} at ${decided.at} by ${decided.by}: “${why}” ${next.what}. ${next.why}.`,
  };
}
