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
};

/** The Theory of Change, all of it or what rests on one activity. */
export function TheorySheet({ chosen, forecast, note, mood, state }: Props) {
  return (
    <MockupFrame hue="progran" className="th-sheet">
      <div className="row between g12">
        <span className="col">
          <span className="display th-title">Theory of Change</span>
          <span className="soft">{forecast ? 'At the end of the grant; the mark is today' : sabala.name}</span>
        </span>
        <Chip mood={mood}>{state}</Chip>
      </div>
      <div className="th-heads mid-up">
        {['Activities', 'Outputs', 'Outcomes', 'Impact'].map((head) => (
          <span className="soft" key={head}>
            {head}
          </span>
        ))}
      </div>
      <TheoryGraph {...{ chosen, forecast, note }} />
    </MockupFrame>
  );
}
