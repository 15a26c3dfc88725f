import { goalRows, reached } from '../kit/goal-rows';
import { MockupFrame } from '../kit/mockup-frame';
import { count } from '../kit/numbers';
import { share } from '../kit/primitives';
import type { Mockup } from '../mockup-names';

const most = Math.max(...goalRows.map(({ people }) => people));

/**
 * The people of six grants by goal: columns in the colours of the goals, to scale. In narrow windows they are rows.
 */
const Goals = () => (
  <MockupFrame hue="drive-r" className="dr-report">
    <span className="dr-result">
      <span className="display num">{count(reached)}</span>
      <span className="dr-key">people of six sample grants, each under one goal</span>
    </span>
    <div className="dr-goal-columns">
      {goalRows.map(({ goal, name, people }) => (
        <span className="dr-goal-column" data-goal={goal} style={share(people / most)} key={goal}>
          <span className="display">{goal}</span>
          <span>{name}</span>
          <span className="display num">{count(people)}</span>
        </span>
      ))}
    </div>
  </MockupFrame>
);

export const mockup: Mockup = {
  component: Goals,
  alt: `Drive-R's report by Sustainable Development Goal: ${count(reached)} people as columns in the colours of six goals, ${goalRows.map(({ name, people }) => `${name.toLowerCase()} ${count(people)}`).join(', ')}.`,
};
