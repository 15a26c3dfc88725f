import { districts, lateActivity, sabala } from '../data/livelihoods';
import { Icon } from '../kit/icon';
import { MockupFrame } from '../kit/mockup-frame';
import { count, percent, sum } from '../kit/numbers';
import { placed, Track } from '../kit/primitives';
import { valued, write } from '../kit/theory';
import type { Mockup } from '../mockup-names';

const enrolled = {
  unit: '',
  baseline: 0,
  target: sum(districts, ({ planned }) => planned),
  latest: sum(districts, ({ actual }) => actual),
};
const [income, enterprise, , diet] = valued;
const planted = valued.find(({ name }) => name === 'Gardens planted');

/** Sentences of the proposal, each with the measured value of its indicator. `{}` is the promised figure. */
const PROMISES = [
  { says: '{} women join a savings group.', of: enrolled },
  { says: '{} of them run an enterprise.', of: enterprise },
  { says: 'A household earns {} a month.', of: income },
  { says: '{} of households eat a varied diet.', of: diet, late: true },
].flatMap(({ says, of, late }) => {
  if (!of) return [];
  const { unit, baseline, target, latest } = of;
  return {
    says: says.split('{}'),
    unit,
    baseline,
    target,
    latest,
    late,
    done: (latest - baseline) / (target - baseline),
  };
});

function Promised() {
  return (
    <MockupFrame hue="progran" className="pm">
      <div className="pm-row pm-heads">
        <div className="row g8">
          <Icon name="file-text" className="hued" />
          <span className="col">
            <span className="t14 b">Promised</span>
            <span className="t11 faint">Grant agreement, {sabala.name}</span>
          </span>
        </div>
        <div className="row g8">
          <Icon name="target" className="hued" />
          <span className="col">
            <span className="t14 b">Measured</span>
            <span className="t11 faint">31 October 2026</span>
          </span>
        </div>
      </div>
      {PROMISES.map(({ says, unit, baseline, target, latest, done, late }, place) => (
        <div className="pm-row" style={placed(place)} data-late={late && true} key={target}>
          <span className="t20 pm-said">
            {says[0]}
            <span className="pm-mark">{write(target, unit)}</span>
            {says[1]}
          </span>
          <div className="col pm-done">
            <div className="row between">
              <span className="t26 display num">{write(latest, unit)}</span>
              <span className="t12 b num" data-mood={late ? 'watch' : 'good'}>
                {late ? 'at risk' : `${percent(done)} of the way`}
              </span>
            </div>
            <Track value={done} />
            <div className="row between">
              <span className="t11 faint num">{write(baseline, unit)}</span>
              <span className="t11 faint num">{write(target, unit)}</span>
            </div>
          </div>
        </div>
      ))}
      <div className="row between pm-cause">
        <span className="t14 b">{lateActivity.name} are three weeks late</span>
        {planted && (
          <span className="t12 num">
            {count(planted.latest)} of {count(planted.target)} planted
          </span>
        )}
      </div>
    </MockupFrame>
  );
}

export const mockup: Mockup = {
  component: Promised,
  alt: `Four sentences of a grant agreement beside what ProGran measures: ${PROMISES.map(({ latest, target, unit }) => `${write(latest, unit)} of ${write(target, unit)}`).join(', ')}. A line leads from the last one to its cause: kitchen gardens are three weeks late.`,
};
