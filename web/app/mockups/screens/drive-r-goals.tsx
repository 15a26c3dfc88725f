import { goalRows, measured, reached } from '../kit/goal-rows';
import { MockupFrame } from '../kit/mockup-frame';
import { count, percent } from '../kit/numbers';
import { share } from '../kit/primitives';
import type { Mockup } from '../mockup-names';

/** The people of six grants as a band of the colours of their goals, and the way of each goal below it. */
const Goals = () => (
  <MockupFrame hue="drive-r" className="dr-report">
    <span className="dr-result">
      <span className="display num">{count(reached)}</span>
      <span className="dr-key">people, each under one goal</span>
    </span>
    <div className="dr-stripes">
      {goalRows.map(({ goal, name, people }) => (
        <span className="dr-stripe" data-goal={goal} style={share(people / reached)} key={goal}>
          <span className="display">{goal}</span>
          <span>{name}</span>
          <b className="num">{count(people)}</b>
        </span>
      ))}
    </div>
    <p className="dr-basis">
      Sample portfolio: six grants. Each goal has one measure, from its baseline to its target.
    </p>
    <div className="table">
      <div className="tr th">
        <span>Measure</span>
        <span className="mid-up">Baseline to target</span>
        <span className="end">Now</span>
        <span className="end">Target</span>
      </div>
      {goalRows.map(({ goal, measure, way, now, to, unit }) => (
        <div className="tr" key={goal}>
          <span>{measure}</span>
          <span className="row g8 dr-ahead">
            <span className="dr-way" data-goal={goal} style={share(way)}>
              <span />
            </span>
            <span className="num soft dr-share">{percent(way)}</span>
          </span>
          <b className="num end">{measured(now, unit)}</b>
          <span className="num end soft">{measured(to, unit)}</span>
        </div>
      ))}
    </div>
  </MockupFrame>
);

export const mockup: Mockup = {
  component: Goals,
  alt: `Drive-R's report by Sustainable Development Goal: ${count(reached)} people as a band in the colours of six goals, ${goalRows.map(({ name, people }) => `${name.toLowerCase()} ${count(people)}`).join(', ')}, and for each goal one measure with its way from baseline to target.`,
};
