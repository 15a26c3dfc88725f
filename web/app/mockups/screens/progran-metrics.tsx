import { agreement, decideByRound, rounds } from '../data/livelihoods';
import { share } from '../kit/primitives';
import { MockupFrame } from '../kit/mockup-frame';
import { toGo, valued, write } from '../kit/theory';
import type { Mockup } from '../mockup-names';

const shown = valued.find(({ name }) => name === 'Women who decide on spending')!;
const { name, unit, baseline, latest, target, done } = shown;
const IS = 'The share of enrolled women who answer “I do” or “We decide together”.';
const FACTS = [
  ['Source', 'Survey, question 12'],
  ['Definition', `Fixed on ${agreement.date}`],
] as const;

const Metrics = () => (
  <MockupFrame hue="progran" className="pg-open pg-metric">
    <div className="row between pg-metric-head">
      <span className="display num pg-latest">{write(latest, unit)}</span>
      <div className="col grow">
        <span className="display pg-metric-name">{name}</span>
        <span className="t13">{IS}</span>
        <div className="row pg-facts">
          {FACTS.map(([fact, is]) => (
            <span className="col" key={fact}>
              <span className="t12 soft">{fact}</span>
              <span className="t13 b">{is}</span>
            </span>
          ))}
        </div>
      </div>
    </div>
    <div className="track" style={share(done)}>
      <b className="t13">{toGo(shown)}</b>
    </div>
    <div className="pg-way">
      {decideByRound.map((value, n) => (
        <span className="col" style={share((value - baseline) / (target - baseline))} key={rounds[n]}>
          <b className="t13 num">{n > 0 ? value : write(value, unit)}</b>
          <span className="t12 soft">{rounds[n]}</span>
        </span>
      ))}
      <span className="col" style={share(1)}>
        <b className="t13 num">{write(target, unit)}</b>
        <span className="t12 soft">Promised</span>
      </span>
    </div>
  </MockupFrame>
);

export const mockup: Mockup = {
  component: Metrics,
  alt: `One of ProGran's impact metrics, ${name.toLowerCase()}: its definition, its source, and its way through ${rounds.length} rounds from ${write(baseline, unit)} at the start to ${write(latest, unit)}. ${write(target, unit)} are promised, so ${toGo(shown)}.`,
};
