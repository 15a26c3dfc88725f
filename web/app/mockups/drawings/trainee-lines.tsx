import { stations, trainee } from '../data/trainees';
import { dotsAt } from './canvas';

const placed = stations[3].here;
type Point = readonly [along: number, across: number];
/** Where the lines of a composition are. */
export type Plan = {
  /** Where each station and call is, along the direction of the lines. */
  at: readonly number[];
  calls: readonly number[];
  /** The first line and the distance between two, across it. */
  first: number;
  pitch: number;
  /** How far the ends of the lines that stop are from each other, and where they are across. */
  spread: number;
  ends: number;
};

/** The lines that stop after each station, from the outer edge of the band, with the points of their bends. */
export const stops = ({ at, first, pitch, spread, ends }: Plan) =>
  stations.map(({ here, left }, station) =>
    Array.from({ length: left }, (_, n) => {
      const across = first + (here - 1 - n) * pitch;
      const from = (at[station] ?? 0) + 8;
      // The outermost line has the shortest way, so that no two of them cross.
      const to = from + spread * (2.2 + n);
      return { across, from, to, end: ends };
    }),
  );

/** A path through points that are given along and across the lines. */
const pathIn =
  (upright: boolean) =>
  (letter: string, ...points: Point[]) =>
    letter + points.map(([along, across]) => (upright ? `${across} ${along}` : `${along} ${across}`)).join(' ');

type LinesProps = { plan: Plan; size: number; upright?: boolean; width: number };

/** One line for each trainee. It bends out of the band and ends in a dot where the trainee left. */
export function Lines({ plan, size, upright = false, width }: LinesProps) {
  const step = pathIn(upright);
  const { at, first, pitch } = plan;
  const across = (line: number) => Math.round((first + line * pitch) * 10) / 10;
  const last = at[3] ?? 0;
  const straight = (line: number, from: number, to: number) =>
    step('M', [from, across(line)]) + step('L', [to, across(line)]);
  const others = Array.from({ length: placed }, (_, line) => line).filter((line) => line !== trainee.line);
  const stopped = stops(plan).flat();
  /** A line across the lines of the first `here` trainees. */
  const gate = (along: number, here: number) =>
    step('M', [along, across(0) - 2 * pitch]) + step('L', [along, across(here - 1) + 2 * pitch]);
  return (
    <>
      <g className="dd-dots" strokeWidth={width}>
        <path d={others.map((line) => straight(line, 0, last)).join('')} stroke="var(--dd-warm)" opacity=".75" />
        <path
          d={stopped
            .map(
              (one) =>
                step('M', [0, one.across]) +
                step('L', [one.from, one.across]) +
                step(
                  'C',
                  [one.from + (one.to - one.from) * 0.7, one.across],
                  [one.to, one.across + (one.end - one.across) * 0.3],
                  [one.to, one.end],
                ),
            )
            .join('')}
          stroke="var(--dd-soft)"
          opacity=".6"
        />
        <path
          d={dotsAt(stopped.map(({ to, end }) => (upright ? [end, to] : [to, end])))}
          stroke="var(--dd-ink)"
          strokeWidth={width * 3.4}
        />
        <path d={straight(trainee.line, 0, last)} stroke="var(--dd-accent)" strokeWidth={width * 1.8} />
      </g>
      <g stroke="var(--dd-ink)" strokeWidth={width * 0.7}>
        <path d={stations.map(({ here }, n) => gate(at[n] ?? 0, here)).join('')} />
        <path
          d={plan.calls.map((along) => gate(along, placed)).join('')}
          strokeDasharray={`${width * 2} ${width * 4}`}
        />
      </g>
      <g className="dd-last" strokeDasharray={`0 ${width * 4.4}`}>
        <path
          d={others.map((line) => straight(line, last + width * 6, size)).join('')}
          stroke="var(--dd-warm)"
          strokeWidth={width * 1.3}
          opacity=".75"
        />
        <path d={straight(trainee.line, last + width * 6, size)} stroke="var(--dd-accent)" strokeWidth={width * 2} />
      </g>
    </>
  );
}
