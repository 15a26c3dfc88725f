import { histories, incomeTarget, roundMonths, rounds, women } from '../data/livelihoods';
import type { Mockup } from '../mockup-names';
import { change, rupees } from './numbers';
import { MockupFrame } from './mockup-frame';
import { share } from './primitives';
import { short } from './scale';

/** One axis for all women, so that they can be compared. */
const [LOW, HIGH] = [5000, 14600];
const across = (round: number) => round / (rounds.length - 1);
const up = (income: number) => (income - LOW) / (HIGH - LOW);
const point = (round: number, income: number) => `${short(100 * across(round))} ${short(100 - 100 * up(income))}`;
/** Where a label stands: across the drawing and up. */
const at = (round: number, income: number) => ({
  left: `${short(100 * across(round))}%`,
  bottom: `${short(100 * up(income))}%`,
});

/** Whether a label above this income would stand on the line of the promised one. It stands above that line then. */
const isJustBelow = (income: number) => income < incomeTarget && incomeTarget - income < 900;

/** Returns how far along the axis a day is. The rounds are in the middle of their months, three months apart. */
function along(day: string): number {
  const [start, end] = [roundMonths[0], roundMonths[rounds.length - 1]].map((month) => Date.parse(`15 ${month} UTC`));
  return (Date.parse(`${day} UTC`) - start!) / (end! - start!);
}

/** Returns the story of one woman: her income in each round as a line over the whole width, and what happened to her. */
export function roundsDrawing(id: keyof typeof histories): Mockup {
  const her = women.find((woman) => woman.id === id)!;
  const { rounds: incomes, turn, events } = histories[id];
  const isDown = her.now < her.before;
  const before = Math.floor(turn.at);
  const from = incomes[before]!;
  const turned = from + (turn.at - before) * ((incomes[before + 1] ?? from) - from);
  const line = (first: number, last: number) =>
    incomes.flatMap((income, n) => (n > first && n <= last ? [point(n, income)] : []));
  const until = `M${[...line(-1, before), point(turn.at, turned)].join('L')}`;
  const since = `M${[point(turn.at, turned), ...line(before, incomes.length)].join('L')}`;

  const Rounds = () => (
    <MockupFrame hue="progran" className="pg-open pg-rounds">
      <div className="row between pg-rounds-head">
        <div className="col">
          <span className="display pg-rounds-name">{her.name}</span>
          <span className="t13 soft">
            {her.work} in {her.village}, enrolled July 2025
          </span>
        </div>
        <div className="col pg-rounds-now">
          <span className="display num pg-rounds-figure">{rupees(her.now)}</span>
          <span className="t13 b" data-mood={isDown ? 'bad' : 'good'}>
            {change(her.now / her.before - 1)} from {rupees(her.before)} a month
          </span>
        </div>
      </div>
      <div className="pg-rounds-plot" data-mood={isDown ? 'bad' : 'good'}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className="pg-rounds-target" d={`M0 ${short(100 - 100 * up(incomeTarget))}H100`} />
          <path className="pg-rounds-line" d={until} />
          <path className="pg-rounds-line pg-rounds-since" d={since} />
        </svg>
        <span className="t13 soft pg-rounds-promised" style={at(0, incomeTarget)}>
          Promised: {rupees(incomeTarget)}
        </span>
        {incomes.map((income, n) => (
          <span
            className="t13 b num pg-rounds-value"
            style={at(n, isJustBelow(income) ? incomeTarget : income)}
            data-lifted={isJustBelow(income) || undefined}
            key={rounds[n]}
          >
            {rupees(income)}
          </span>
        ))}
        {incomes.slice(0, -1).map((income, n) => (
          <i className="pg-rounds-point" style={at(n, income)} data-since={n > turn.at || undefined} key={rounds[n]} />
        ))}
        <i className="pg-rounds-tip" style={at(rounds.length - 1, her.now)} />
        <span className="t13 b pg-rounds-turn" style={at(turn.at, turned)}>
          {turn.what}
        </span>
        <span className="t12 soft pg-rounds-floor">from {rupees(LOW)}</span>
      </div>
      <div className="pg-rounds-axis">
        {rounds.map((round, n) => (
          <span className="col t13" style={share(across(n))} key={round}>
            <b>{round}</b>
            <span className="soft mid-up">{roundMonths[n]}</span>
          </span>
        ))}
      </div>
      <div className="pg-rounds-events">
        {events.toReversed().map((event) => (
          <div
            className="col"
            style={share(along(event.on))}
            data-end={along(event.on) > 0.9 || undefined}
            key={event.what}
          >
            <span className="t13 soft num">{event.on}</span>
            <span className="t13 b">{event.what}</span>
            <span className="t13">{event.how}</span>
          </div>
        ))}
      </div>
    </MockupFrame>
  );
  return {
    component: Rounds,
    alt: `The results of one beneficiary: ${her.name}'s household income, which has ${isDown ? 'fallen' : 'risen'} from ${rupees(her.before)} to ${rupees(her.now)} over six survey rounds, with ${rupees(incomeTarget)} promised. What changed it: ${turn.what}. Below it what the register has of her.`,
  };
}
