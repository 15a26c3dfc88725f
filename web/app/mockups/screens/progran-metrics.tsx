import { lateActivity, metrics, sabala } from '../data/livelihoods';
import { percent } from '../kit/numbers';
import { Control, Track } from '../kit/primitives';
import { ProGranWindow } from '../kit/product-windows';
import { valued, write } from '../kit/theory';
import type { Mockup } from '../mockup-names';

/** One metric of each kind, and both that the late activity holds back. */
const NAMES = [
  'Household income a month',
  'Women running an enterprise',
  'Households with a varied diet',
  'Gardens planted',
] as const;
const shown = NAMES.flatMap((name) => valued.filter((metric) => metric.name === name));
const stateOf = (done: number) => (done >= 0.7 ? 'good' : 'watch');

function Metrics() {
  return (
    <ProGranWindow
      active="Metrics"
      title="Impact metrics"
      note={`${sabala.name}, ${shown.length} of ${metrics.length} metrics`}
      tools={<Control end="chevron-down">Those to discuss</Control>}
    >
      <div className="grow pg-metrics">
        {shown.map(({ name, unit, baseline, latest, target, done }) => (
          <div className="pg-metric" data-late={stateOf(done) === 'watch' || undefined} key={name}>
            <span className="t14 b">{name}</span>
            <div className="row between pg-latest">
              <span className="display num">{write(latest, unit)}</span>
              <span className="t12 b num pg-done" data-mood={stateOf(done)}>
                {percent(done)} of the way
              </span>
            </div>
            <Track value={done} />
            <div className="row between">
              <span className="t11 soft num">{write(baseline, unit)} at the start</span>
              <span className="t11 soft num">{write(target, unit)}</span>
            </div>
          </div>
        ))}
      </div>
    </ProGranWindow>
  );
}

export const mockup: Mockup = {
  component: Metrics,
  alt: `ProGran's impact metrics, each from its baseline to its target: ${shown.map(({ name, unit, latest, target, done }) => `${name.toLowerCase()} ${write(latest, unit)} of ${write(target, unit)}, ${percent(done)} of the way`).join('; ')}. ${lateActivity.name} hold the last two back.`,
};
