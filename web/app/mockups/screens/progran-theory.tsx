import { incomeByRound, lateActivity, sabala } from '../data/livelihoods';
import { Chip } from '../kit/primitives';
import { count, percent } from '../kit/numbers';
import { FrameworkSwitch, ProGranWindow } from '../kit/product-windows';
import { activities, atRisk, metricsAt } from '../kit/theory';
import { ActivityNode, MetricNode } from '../kit/theory-graph';
import type { Mockup } from '../mockup-names';

const income = incomeByRound[incomeByRound.length - 1] ?? 0;
const late = lateActivity.name;
const ASSUMPTIONS = [
  'Banks open accounts within a month',
  'Women keep what they earn',
  'Two markets stay open in the monsoon',
] as const;
const [impact] = metricsAt('Impact');
const lateNote = 'Activity, three weeks late';

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
            {['Activities', 'Outputs', 'Outcomes', 'Impact'].map((head, n) => (
              <span className={n === 0 ? 't11 faint wide-only' : 't11 faint'} key={head}>
                {head}
              </span>
            ))}
          </div>
          <div className="th-graph grow">
            <svg className="th-links wide-only" viewBox="0 0 100 100" preserveAspectRatio="none">
              <path d="M22 16.67H26M22 50H26M22 16.67C25 16.67 23 50 26 50M48 16.67H52M48 16.67C51 16.67 49 50 52 50M48 50C51 50 49 16.67 52 16.67M74 16.67C77 16.67 75 50 78 50M74 50H78" />
              <path data-risk d="M22 83.33H52M74 83.33C77 83.33 75 50 78 50" />
            </svg>
            <svg className="th-links mid-up th-under-840" viewBox="0 0 100 100" preserveAspectRatio="none">
              <path d="M30.67 16.67H34.67M30.67 16.67C33.67 16.67 31.67 50 34.67 50M30.67 50C33.67 50 31.67 16.67 34.67 16.67M65.33 16.67C68.33 16.67 66.33 50 69.33 50M65.33 50H69.33" />
              <path data-risk d="M30.67 83.33H34.67M65.33 83.33C68.33 83.33 66.33 50 69.33 50" />
            </svg>
            <div className="th-column wide-only">
              {activities.map((activity) => (
                <ActivityNode activity={activity} key={activity.name} />
              ))}
            </div>
            <div className="th-column th-outputs">
              {metricsAt('Output').map((metric) => (
                <MetricNode metric={metric} key={metric.name} />
              ))}
              {/* The late activity leads to no output. It stands here where its own column has no room. */}
              <div className="th-node th-under-840 mid-up" data-risk>
                <span className="t12 b">{late}</span>
                <span className="t11 soft">{lateNote}</span>
              </div>
            </div>
            <div className="th-column th-outcomes">
              {metricsAt('Outcome').map((metric) => (
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
