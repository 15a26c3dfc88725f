import { agreement, decideByRound, rounds, sabala } from '../data/livelihoods';
import { share } from '../kit/primitives';
import { ProGranWindow } from '../kit/product-windows';
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
  <ProGranWindow active="Metrics" title="Impact metrics" note={sabala.name}>
    <div className="col grow pg-metric">
      <div className="col g4">
        <span className="t20 display">{name}</span>
        <span className="t13 soft">{IS}</span>
      </div>
      <div className="row between">
        <span className="display num pg-latest">{write(latest, unit)}</span>
        <span className="t16 display num">{toGo(shown)}</span>
      </div>
      <div className="col">
        <div className="track" style={share(done)} />
        <div className="pg-way">
          {decideByRound.map((value, n) => (
            <span className="col" style={share((value - baseline) / (target - baseline))} key={rounds[n]}>
              <b className="t12 num">{n > 0 ? value : write(value, unit)}</b>
              <span className="t12 soft">{rounds[n]}</span>
            </span>
          ))}
          <span className="col" style={share(1)}>
            <b className="t12 num">{write(target, unit)}</b>
            <span className="t12 soft">Promised</span>
          </span>
        </div>
      </div>
      <div className="row pg-facts">
        {FACTS.map(([fact, is]) => (
          <span className="col grow" key={fact}>
            <span className="t12 soft">{fact}</span>
            <span className="t13 b">{is}</span>
          </span>
        ))}
      </div>
    </div>
  </ProGranWindow>
);

export const mockup: Mockup = {
  component: Metrics,
  alt: `One of ProGran's impact metrics, ${name.toLowerCase()}: its definition, its source, and its way through ${rounds.length} rounds from ${write(baseline, unit)} at the start to ${write(latest, unit)}. ${write(target, unit)} are promised, so ${toGo(shown)}.`,
};
