import { districts, incomeByRound, metrics, quarter, sabala } from '../data/livelihoods';
import { Chip, Track } from '../kit/primitives';
import { count, percent, sum } from '../kit/numbers';
import { FrameworkSwitch, ProGranWindow } from '../kit/product-windows';
import type { Mockup } from '../mockup-names';

const income = incomeByRound[incomeByRound.length - 1] ?? 0;
const valued = metrics.map((metric) => {
  const latest = 'latest' in metric ? metric.latest : income;
  return { ...metric, latest, done: (latest - metric.baseline) / (metric.target - metric.baseline) };
});
const at = (level: string) => valued.filter((metric) => metric.level === level);
const write = (value: number, unit: string) =>
  unit === '₹' ? `₹${count(value)}` : `${count(value)}${unit === '%' ? '%' : ''}`;
const villages = sum(districts, (district) => district.villages);
const trainings = sum(quarter, (district) => district.trainings);
const late = 'Kitchen gardens';
const ACTIVITIES = [
  { name: 'Savings groups', note: `meet in ${villages} villages` },
  { name: 'Trainings', note: `${trainings} from July to September` },
  { name: late, note: 'three weeks late', late: true },
] as const;
const ASSUMPTIONS = [
  'Banks open accounts within a month',
  'Women keep what they earn',
  'Two markets stay open in the monsoon',
] as const;
const [impact] = at('Impact');
/** The outcome that the late activity puts at risk. */
const atRisk = at('Outcome').find(({ name }) => /diet/.test(name));

function MetricNode({ metric }: { metric: (typeof valued)[number] }) {
  return (
    <div className="th-node" data-risk={metric === atRisk || undefined}>
      <span className="t12 m">{metric.name}</span>
      <div className="row between">
        <span className="t16 display num">{write(metric.latest, metric.unit)}</span>
        <span className="t11 faint num">of {write(metric.target, metric.unit)}</span>
      </div>
      <Track value={metric.done} />
    </div>
  );
}

function Theory() {
  return (
    <ProGranWindow
      active="Metrics"
      title="Theory of Change"
      note={`${sabala.name}, as of 31 October`}
      className="th-web"
      tools={<FrameworkSwitch />}
    >
      <div className="th-split">
        <div className="th-main">
          <div className="th-heads mid-up">
            {['Activities', 'Outputs', 'Outcomes', 'Impact'].map((head) => (
              <span className="t11 faint" key={head}>
                {head}
              </span>
            ))}
          </div>
          <div className="th-graph grow">
            <svg className="th-links mid-up" viewBox="0 0 100 100" preserveAspectRatio="none">
              <path d="M22 17H26M22 50H26M22 17C25 17 23 50 26 50M48 17H52M48 17C51 17 49 50 52 50M48 50C51 50 49 17 52 17M74 17C77 17 75 50 78 50M74 50H78" />
              <path data-risk d="M22 83H52M74 83C77 83 75 50 78 50" />
            </svg>
            <div className="th-column mid-up">
              {ACTIVITIES.map((activity) => (
                <div className="th-node" data-risk={'late' in activity || undefined} key={activity.name}>
                  <span className="t13 b">{activity.name}</span>
                  <span className="t11 soft">{activity.note}</span>
                </div>
              ))}
            </div>
            <div className="th-column">
              {at('Output').map((metric) => (
                <MetricNode metric={metric} key={metric.name} />
              ))}
              <span className="th-node th-gap mid-up" />
            </div>
            <div className="th-column">
              {at('Outcome').map((metric) => (
                <MetricNode metric={metric} key={metric.name} />
              ))}
            </div>
            <div className="th-column th-impact">{impact && <MetricNode metric={impact} />}</div>
          </div>
          <div className="th-alert">
            <Chip mood="watch">{late}</Chip>
            <span className="t12 grow">
              A late activity puts “{atRisk?.name}” at risk: {percent(atRisk?.done ?? 0)} of the way.
            </span>
          </div>
        </div>
        <div className="panel th-side wide-only">
          <span className="panel-name">Assumptions</span>
          {ASSUMPTIONS.map((assumption) => (
            <span className="t12 soft" key={assumption}>
              {assumption}
            </span>
          ))}
        </div>
      </div>
    </ProGranWindow>
  );
}

export const mockup: Mockup = {
  component: Theory,
  alt: `ProGran's Theory of Change as a graph: three activities lead to two outputs, three outcomes and the impact, a household income of ₹${count(income)} a month. Each has its latest figure, its target and a bar. A late activity, ${late.toLowerCase()}, is marked down to the outcome that it puts at risk, ${atRisk?.name.toLowerCase()}.`,
};
