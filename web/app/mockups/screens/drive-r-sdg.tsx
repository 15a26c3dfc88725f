import { goalRows, measured, reached } from '../kit/goal-rows';
import { Control, share } from '../kit/primitives';
import { DriveRWindow } from '../kit/product-windows';
import { count, percent } from '../kit/numbers';
import type { Mockup } from '../mockup-names';

const met = goalRows.filter(({ way }) => way >= 0.7).length;

function Goals() {
  return (
    <DriveRWindow
      active="Goals"
      title="Results by goal"
      note="Sustainable Development Goals, six grants"
      className="dr-goals"
      tools={
        <span className="mid-up">
          <Control icon="download">For the annual report</Control>
        </span>
      }
    >
      <div className="col g8">
        <div className="row between">
          <span className="t13">
            <span className="t20 display num">{count(reached)}</span> people reached, by the goal they count towards
          </span>
          <span className="t12 soft wide-only">{met} of 6 goals past 70% of their way</span>
        </div>
        <div className="row dr-people">
          {goalRows.map(({ goal, people }) => (
            <span className="dr-goal" data-goal={goal} style={share(people / reached)} key={goal}>
              <span className="t11 b">{goal}</span>
            </span>
          ))}
        </div>
      </div>
      <div className="table fill">
        <div className="tr th">
          <span className="t11">Goal</span>
          <span className="t11 mid-up">Baseline to target</span>
          <span className="t11 end">Now</span>
          <span className="t11 end">Target</span>
          <span className="t11 end wide-only">People</span>
        </div>
        {goalRows.map(({ goal, name, measure, way, to, now, unit, people }) => (
          <div className="tr" key={goal}>
            <div className="row g12">
              <span className="dr-tile" data-goal={goal}>
                <span className="t16 display">{goal}</span>
              </span>
              <div className="col grow">
                <span className="t13 b cut">{name}</span>
                <span className="t11 faint cut">{measure}</span>
              </div>
            </div>
            <div className="row g8 mid-up">
              <span className="dr-way" data-goal={goal} style={share(way)}>
                <span />
              </span>
              <span className="t11 num soft dr-share">{percent(way)}</span>
            </div>
            <span className="t13 num end b">{measured(now, unit)}</span>
            <span className="t12 num end soft">{measured(to, unit)}</span>
            <span className="t12 num end soft wide-only">{count(people)}</span>
          </div>
        ))}
      </div>
    </DriveRWindow>
  );
}

export const mockup: Mockup = {
  component: Goals,
  alt: `Drive-R's dashboard by Sustainable Development Goal: ${count(reached)} people reached, split over six goals, and for each goal one measure with its way from baseline to target.`,
};
