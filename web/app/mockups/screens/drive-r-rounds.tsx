import { districts, incomeBaseline, incomeByRound, incomeTarget, rounds, women } from '../data/livelihoods';
import { Legend, Lines } from '../kit/charts';
import { change, rupees, sum, thousands } from '../kit/numbers';
import { QuestionSheet } from '../kit/question-sheet';
import type { Mockup } from '../mockup-names';

const latest = incomeByRound[5];
const steps = incomeByRound.slice(1).map((income, n) => income - (incomeByRound[n] ?? income));
/** One with the highest rise, one in the middle, and one who earns less than before. */
const SHOWN = ['SL-RCR-0412', 'SL-RCR-0440', 'SL-RCR-0446'];

const Rounds = () => (
  <QuestionSheet
    read={[
      ['Measure', 'Mean household income a month'],
      ['Over', 'Six survey rounds'],
      ['Since', `The baseline, ${rupees(incomeBaseline)}`],
    ]}
    finding={`Up ${change(latest / incomeBaseline - 1).slice(1)}, to ${rupees(latest)} a month`}
    legend={<Legend items={[['dash', `Target ${rupees(incomeTarget)}`]]} />}
    rows={women
      .filter(({ id }) => SHOWN.includes(id))
      .map(({ id, name, before, now }) => [id, name, `from ${rupees(before)}`, `to ${rupees(now)}`] as const)}
    all={sum(districts, ({ actual }) => actual)}
  >
    <Lines
      labels={rounds}
      scale={{ end: 13000, ticks: [0, 4000, 8000, 12000] }}
      format={thousands}
      series={[
        { variant: 'area', values: incomeByRound },
        { variant: 'dash', values: rounds.map(() => incomeTarget) },
        { variant: 'solid', values: incomeByRound },
      ]}
    />
    <div className="qs-steps">
      <span className="t11 faint">Rise a round</span>
      {steps.map((step, n) => (
        <span className="t12 num" data-slow={n > 2 || undefined} key={rounds[n]}>
          +{step}
        </span>
      ))}
    </div>
  </QuestionSheet>
);

export const mockup: Mockup = {
  component: Rounds,
  alt: `Drive-R shows how the question was read, a line of the mean household income in six rounds, from ${rupees(incomeBaseline)} to ${rupees(latest)} a month against a target of ${rupees(incomeTarget)}, the rise of each round, which is smaller since the fourth, and three of the rows behind it.`,
};
