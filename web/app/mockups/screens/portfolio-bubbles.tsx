import type { CSSProperties } from 'react';
import { holdings, investor } from '../data/portfolio';
import { count, decimal, sum } from '../kit/numbers';
import { Chip } from '../kit/primitives';
import { Sheet } from '../kit/sheet';
import type { Mockup } from '../mockup-names';

const people = sum(holdings, (holding) => holding.people);
const open = holdings[4];

const SCORES = [60, 70, 80, 90] as const;
/** Axes: risk 0 to 60 and score 50 to 100. */
const at = ({ risk, score }: { risk: number; score: number }) =>
  ({ '--risk': `${((risk / 60) * 100).toFixed(2)}%`, '--score': `${(score - 50) * 2}%` }) as CSSProperties;
/** The people reached set the area of a bubble. */
const place = ({ people: reached, ...holding }: (typeof holdings)[number]) =>
  ({
    ...at(holding),
    '--bubble': `${(Math.sqrt(reached) / 16.5).toFixed(2)}em`,
  }) as CSSProperties;

const Bubbles = () => (
  <Sheet
    title="Six holdings, one scale"
    note={`${investor}, size: people reached`}
    tools={<Chip mood="hue">{count(people)} people</Chip>}
    className="bubbles"
  >
    <div className="bubbles-plot">
      <div className="bubbles-field">
        <span className="t11 soft bubbles-y">Impact score, 50 to 100</span>
        <span className="t11 soft bubbles-x">Risk →</span>
        {SCORES.map((score) => (
          <span className="t11 faint num bubbles-score" style={at({ risk: 0, score })} key={score}>
            {score}
          </span>
        ))}
        {holdings.map((holding) => (
          <span
            className="bubble"
            data-theme={holding.theme}
            data-on={holding === open || undefined}
            style={place(holding)}
            key={holding.name}
          >
            <span className="t12 b">{holding.name}</span>
          </span>
        ))}
      </div>
      <div className="bubbles-card" style={place(open)}>
        <span className="row between g8">
          <span className="t13 b">{open.name}</span>
          <span className="t12 num">
            Score {open.score}, ₹{decimal(open.capital)} Cr
          </span>
        </span>
        <span className="t11 soft">“Learner”: enrolled and present on 60 days. Their own count was enrolled.</span>
      </div>
    </div>
  </Sheet>
);

export const mockup: Mockup = {
  component: Bubbles,
  alt: `A portfolio as a bubble chart: six holdings by impact score and risk, with ${count(people)} people reached in all, and the definition by which ${open.name} was converted.`,
};
