import { incomeBaseline, incomeByRound, incomeTarget, metrics, rounds, sabala } from '../data/livelihoods';
import { Chip, Track } from '../kit/primitives';
import { Legend, Lines } from '../kit/charts';
import { change, count, percent, thousands } from '../kit/numbers';
import { ProGranWindow } from '../kit/product-windows';
import { valued, write } from '../kit/theory';
import type { Mockup } from '../mockup-names';

const income = incomeByRound[incomeByRound.length - 1] ?? 0;
const yet = (done: number) => (done >= 0.7 ? 'good' : 'watch');

function Metrics() {
  return (
    <ProGranWindow
      active="Metrics"
      title="Impact metrics"
      note={`${sabala.name}, results framework`}
      className="pg-metrics"
    >
      <div className="table">
        <div className="tr th">
          <span className="t11">Metric</span>
          <span className="t11 end">Baseline</span>
          <span className="t11 end">Latest</span>
          <span className="t11 end">Target</span>
          <span className="t11 mid-up">Way to target</span>
        </div>
        {valued.map(({ level, name, unit, baseline, latest, target, done }, n) => (
          <div className={n === 0 ? 'tr on' : 'tr'} key={name}>
            <div className="row g8">
              <span className="t11 faint wide-only pg-level">{level}</span>
              <span className="t13 m pg-metric">{name}</span>
            </div>
            <span className="t12 num end soft">{write(baseline, unit)}</span>
            <span className="t13 num end b">{write(latest, unit)}</span>
            <span className="t12 num end soft">{write(target, unit)}</span>
            <div className="row g8 pg-way">
              <Track value={done} />
              <span className="t12 num pg-done" data-mood={yet(done)}>
                {percent(done)}
              </span>
            </div>
          </div>
        ))}
      </div>
      <div className="panel grow g8 mid-up">
        <div className="row between">
          <div className="row g12">
            <span className="panel-name">Household income a month</span>
            <span className="wide-only">
              <Chip mood="good">{change(income / incomeBaseline - 1)} since the baseline</Chip>
            </span>
          </div>
          <Legend
            items={[
              ['solid', 'Measured'],
              ['dash', `Target ₹${count(incomeTarget)}`],
            ]}
          />
        </div>
        <Lines
          labels={rounds}
          scale={{ end: 14000, ticks: [0, 4000, 8000, 12000] }}
          format={thousands}
          series={[
            { variant: 'area', values: incomeByRound },
            { variant: 'dash', values: rounds.map(() => incomeTarget) },
            { variant: 'solid', values: incomeByRound },
          ]}
        />
      </div>
    </ProGranWindow>
  );
}

export const mockup: Mockup = {
  component: Metrics,
  alt: `ProGran's impact metrics: ${metrics.length} indicators of a livelihoods programme with baseline, latest value, target and the way made; household income has risen from ₹${count(incomeBaseline)} to ₹${count(income)} a month, against a target of ₹${count(incomeTarget)}.`,
};
