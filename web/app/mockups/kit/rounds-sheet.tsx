import { incomeTarget, rounds } from '../data/livelihoods';
import type { Mockup, MockupName } from '../mockup-names';
import { Legend, Lines } from './charts';
import { rupees, thousands } from './numbers';
import { QuestionSheet } from './question-sheet';

/** One axis for all lines, so that they can be compared. */
const SCALE = { start: 7000, end: 12500, ticks: [8000, 10000, 12000] };

type Props = {
  /** The mockup of the same question, split the other way. */
  other: MockupName;
  /** What the incomes are measured from, such as "The baseline, ₹8,150". */
  since: string;
  /** Where the households are, such as "in all districts". */
  where: string;
  finding: string;
  /** Mean household income a month in ₹, per round. */
  incomes: readonly number[];
  /** The incomes that these are compared with, and their name. */
  beside?: { name: string; incomes: readonly number[] };
  rows: readonly (readonly [id: string, name: string, before: string, now: string])[];
  behind: { all: number; where?: string };
  /** What the lines show, for the description of the image. */
  shows: string;
};

/** Returns the reply of Drive-R to how household income has changed: a line over the survey rounds, and each rise. */
export function roundsSheet({ other, since, where, finding, incomes, beside, rows, behind, shows }: Props): Mockup {
  const rises = incomes.slice(1).map((income, n) => income - (incomes[n] ?? income));
  const Rounds = () => (
    <QuestionSheet
      other={other}
      question={['How has household income ', where, ' changed?']}
      read={[
        ['Measure', 'Mean household income a month'],
        ['Over', 'Six survey rounds'],
        ['Since', since],
      ]}
      finding={finding}
      legend={
        <Legend
          items={[...(beside ? [['mid', beside.name] as const] : []), ['dash', `Target ${rupees(incomeTarget)}`]]}
        />
      }
      rows={rows}
      {...behind}
    >
      <Lines
        labels={rounds}
        scale={SCALE}
        lag={beside?.incomes}
        format={thousands}
        series={[
          ...(beside ? [{ variant: 'mid', values: beside.incomes } as const] : []),
          { variant: 'dash', values: rounds.map(() => incomeTarget) },
          { variant: 'solid', values: incomes },
        ]}
      />
      <div className="qs-steps">
        <span className="t12 faint">Rise</span>
        {rises.map((rise, n) => (
          <span className="t13 num" data-slow={n > 2 || undefined} key={rounds[n]}>
            +{rise}
          </span>
        ))}
      </div>
    </QuestionSheet>
  );
  return {
    component: Rounds,
    alt: `Drive-R shows how the question was read, ${shows}, against a target of ${rupees(incomeTarget)}, the rise of each round, which is smaller since the fourth, and three of the rows behind it.`,
  };
}
