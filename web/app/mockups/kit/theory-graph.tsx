import type { CSSProperties } from 'react';
import type { MockupName } from '../mockup-names';
import { Hotspot } from './hotspot';
import { Track } from './primitives';
import {
  type ActivityName,
  activities,
  chains,
  type Forecast,
  forecastOf,
  late,
  type Metric,
  metricsAt,
  write,
} from './theory';

type MetricNodeProps = { metric: Metric; risk?: boolean; off?: boolean; forecast?: Forecast };

/**
 * A metric of the Theory of Change: its latest value, and the way from baseline to target. `off`: its name and its value.
 * With a forecast: its value at the end of the grant, and a mark at the latest one.
 */
function MetricNode({ metric, risk: isAtRisk, off, forecast }: MetricNodeProps) {
  const { value, done } = forecast ? forecastOf(metric, forecast) : { value: metric.latest, done: metric.done };
  // In a forecast, what ends below its target is at risk.
  const risk = forecast && !off ? done < 1 : isAtRisk;
  const mark = value === metric.latest ? undefined : metric.done;
  return (
    <div className="th-node" data-risk={risk || undefined} data-off={off || undefined}>
      <span className="m">{metric.name}</span>
      <span>
        <b className="display num">{write(value, metric.unit)}</b> of&nbsp;{write(metric.target, metric.unit)}
      </span>
      {!off && (
        <>
          <Track value={done} mark={mark} />
          <span className="soft">from {write(metric.baseline, metric.unit)}</span>
        </>
      )}
    </div>
  );
}

type ActivityNodeProps = { activity: { name: string; note: string; to: MockupName }; isLate: boolean; off?: boolean };

/** An activity of the Theory of Change. `off` dims it. A press shows what rests on it. */
function ActivityNode({ activity, isLate, off }: ActivityNodeProps) {
  return (
    <Hotspot to={activity.to} className="th-node" data-risk={isLate || undefined} data-off={off || undefined}>
      <span className="b">{activity.name}</span>
      <span>{activity.note}</span>
    </Hotspot>
  );
}

/** The gaps between the four columns of the graph, which is 100 units wide and 100 high. */
const GAPS = [
  [22, 26],
  [48, 52],
  [74, 78],
] as const;
/** The height of a row in which nothing is highlighted, with one other row of that kind or without. */
const LOW = [23, 30] as const;

/** The places in a column. */
const ALL: readonly number[] = [0, 1, 2];

/** Returns the height of each row. Those of the chosen activity have the room that the others do not need. */
function heightsOf(rows: readonly number[]): number[] {
  const others = ALL.length - rows.length;
  const low = LOW[others - 1] ?? 0;
  const high = (100 - low * others) / rows.length;
  return ALL.map((row) => Math.round(100 * (rows.includes(row) ? high : low)) / 100);
}

/** Returns the connectors of each activity. The first row is the lowest one: the late activity, the last, is at the top. */
function linksOf([low = 0, middle = 0, high = 0]: readonly number[]): string[] {
  const middles = [high + middle + low / 2, high + middle / 2, high / 2];
  /** A connector through the gap after a column, from one row to another one. The impact is as high as all rows. */
  const link = (gap: 0 | 1 | 2, from: number, to = from) => {
    const [start, end] = GAPS[gap];
    const [y, at] = [middles[from], middles[to]];
    return `M${start} ${y}C${start + 3} ${y} ${end - 3} ${at} ${end} ${at}`;
  };
  return [
    link(0, 0, 0) + link(1, 0, 0) + link(1, 0, 1) + link(2, 0) + link(2, 1),
    link(0, 1, 1) + link(1, 1, 1) + link(1, 1, 0) + link(2, 0) + link(2, 1),
    link(0, 2, 2) + link(1, 2, 2) + link(2, 2),
  ];
}

type Props = { chosen?: ActivityName; forecast?: Forecast; note?: string };

/**
 * The Theory of Change in four columns. What rests on the chosen activity is highlighted, and the rest dimmed. With a
 * forecast, all metrics are as they will be at the end of the grant, and `note` says how the activity goes on.
 */
export function TheoryGraph({ chosen, forecast, note }: Props) {
  const isLate = forecast !== 'planted';
  const at = activities.findIndex(({ name }) => name === chosen);
  const { outputs, outcomes } = chosen ? chains[chosen] : { outputs: ALL, outcomes: ALL };
  const [impact] = metricsAt('Impact');
  const used = chosen ? ALL.filter((row) => row === at || [...outputs, ...outcomes].includes(row)) : ALL;
  const heights = heightsOf(used);
  const all = linksOf(heights);
  const rows = {
    '--rows': heights
      .map((height) => `minmax(0, ${height}fr)`)
      .toReversed()
      .join(' '),
  } as CSSProperties;
  return (
    <div className={`th-graph grow ${used.length > 1 ? '' : 'th-one'}`} style={rows}>
      <svg className="th-links mid-up" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className={chosen && 'th-rest'} d={all.filter((_, n) => n !== at).join('')} />
      </svg>
      {chosen && (
        <svg className="th-links th-chain mid-up" viewBox="0 0 100 100" preserveAspectRatio="none">
          <path data-on d={all[at]} data-risk={(isLate && chosen === activities[2].name) || undefined} />
        </svg>
      )}
      <div className="th-column">
        {activities.map((activity, n) => (
          <ActivityNode
            activity={n === at && note ? { ...activity, note } : activity}
            isLate={isLate && 'late' in activity}
            off={chosen && n !== at}
            key={activity.name}
          />
        ))}
      </div>
      <div className="th-column">
        {metricsAt('Output').map((metric, n) => (
          <MetricNode
            {...{ metric, forecast }}
            risk={isLate && late.outputs.includes(n)}
            off={!outputs.includes(n)}
            key={metric.name}
          />
        ))}
      </div>
      <div className="th-column">
        {metricsAt('Outcome').map((metric, n) => (
          <MetricNode
            {...{ metric, forecast }}
            risk={isLate && late.outcomes.includes(n)}
            off={!outcomes.includes(n)}
            key={metric.name}
          />
        ))}
      </div>
      <div className="th-column th-impact">{impact && <MetricNode metric={impact} forecast={forecast} />}</div>
    </div>
  );
}
