import { agreement, decideByRound, rounds } from '../data/livelihoods';
import { share } from '../kit/primitives';
import { MockupFrame } from '../kit/mockup-frame';
import { valued, write } from '../kit/theory';
import type { Mockup } from '../mockup-names';

const { name, unit, baseline, latest, target, done } = valued.find(
  (metric) => metric.name === 'Women who decide on spending',
)!;
/** How far along the way from the baseline to the target a value is. */
const along = (value: number) => (value - baseline) / (target - baseline);
const FACTS = [
  ['Source', 'Survey, question 12'],
  ['Definition', `Fixed on ${agreement.date}`],
] as const;

const Metrics = () => (
  <MockupFrame hue="progran" className="pg-open pg-card pg-metric">
    <div className="pg-card-head">
      <b>{name}</b>
      <span>
        <b className="display num pg-latest">{write(latest, unit)}</b> of {write(target, unit)} promised
      </span>
    </div>
    <div className="pg-card-drawing">
      <div className="track" style={share(done)}>
        {decideByRound.slice(1, -1).map((value, n) => (
          <i style={share(along(value))} key={rounds[n]} />
        ))}
      </div>
      <div className="pg-way">
        {decideByRound.map((value, n) => (
          <span className="col num" style={share(along(value))} key={rounds[n]}>
            {n > 0 ? value : write(value, unit)}
          </span>
        ))}
        <b className="col num" style={share(1)}>
          {write(target, unit)}
        </b>
      </div>
      <div className="row between pg-ends">
        <span>Baseline</span>
        <span>Target</span>
      </div>
    </div>
    <dl>
      {FACTS.map(([fact, is]) => (
        <div className="row between" key={fact}>
          <dt>{fact}</dt>
          <dd>{is}</dd>
        </div>
      ))}
    </dl>
  </MockupFrame>
);

export const mockup: Mockup = {
  component: Metrics,
  alt: `One of ProGran's impact metrics, ${name.toLowerCase()}: its source, the date of its definition, and its way through ${rounds.length} rounds from a baseline of ${write(baseline, unit)} to ${write(latest, unit)}. The target is ${write(target, unit)}, as promised.`,
};
