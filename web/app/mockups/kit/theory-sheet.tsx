import { sabala } from '../data/livelihoods';
import { MockupFrame } from './mockup-frame';
import { Chip, type Mood } from './primitives';
import type { ActivityName, Forecast } from './theory';
import { TheoryGraph } from './theory-graph';

type Props = {
  chosen?: ActivityName;
  /** Shows the end of the grant, and how the activity goes on until then. */
  forecast?: Forecast;
  note?: string;
  mood: Mood;
  state: string;
  /** What ProGran says about it. */
  says: string;
};

/** The Theory of Change, all of it or what rests on one activity, and what ProGran says about it. */
export function TheorySheet({ chosen, forecast, note, mood, state, says }: Props) {
  return (
    <MockupFrame hue="progran" className="th-sheet">
      <div className="row between g12">
        <span className="col">
          <span className="t16 display">Theory of Change</span>
          <span className="t11 faint">
            {sabala.name},{' '}
            {forecast
              ? 'at the end of the grant. A mark is 31 October.'
              : 'as of 31 October. Bars run from baseline to target.'}
          </span>
        </span>
        <Chip mood={mood}>{state}</Chip>
      </div>
      <div className="th-heads mid-up">
        {['Activities', 'Outputs', 'Outcomes', 'Impact'].map((head) => (
          <span className="t11 faint" key={head}>
            {head}
          </span>
        ))}
      </div>
      <TheoryGraph {...{ chosen, forecast, note }} />
      <div className="th-alert" data-mood={mood}>
        <span className="t13">{says}</span>
      </div>
    </MockupFrame>
  );
}
