import { incomeTarget } from '../data/livelihoods';
import type { Mockup, MockupName } from '../mockup-names';
import { Icon } from './icon';
import { rupees } from './numbers';
import { placed, share } from './primitives';
import { QuestionSheet } from './question-sheet';

type Props = {
  /** The mockup of the same question, split the other way. */
  other: MockupName;
  /** What the women are split by, such as "District", and its parts in words, such as "districts". */
  split: string;
  groups: string;
  parts: readonly { name: string; income: number }[];
  /** Incomes of the part that is furthest away. */
  rows: readonly { id: string; name: string; income: number }[];
  /** The number of records that the rows are from, and their place, such as "in Yadgir". */
  behind: { all: number; where: string };
};

/** Returns the reply of Drive-R to how far household incomes are below their target, split into parts. */
export function gapsSheet({ other, split, groups, parts, rows, behind }: Props): Mockup {
  const byGap = parts.map((part) => ({ ...part, gap: incomeTarget - part.income })).sort((a, b) => b.gap - a.gap);
  const [widest] = byGap;
  const nearest = byGap.filter(({ gap }) => gap > 0).at(-1);
  const reached = byGap.filter(({ gap }) => gap <= 0);
  /** The widest gap takes four fifths of the lane. */
  const lane = (widest?.gap ?? 1) / 0.8;

  const Gaps = () => (
    <QuestionSheet
      other={other}
      question={['Which ', groups, ' are furthest below the income target?']}
      read={[
        ['Measure', 'Mean household income a month'],
        ['Split by', split],
        ['Below', `The target, ${rupees(incomeTarget)}`],
      ]}
      finding={`${widest?.name} lacks ${rupees(widest?.gap ?? 0)} a month`}
      rows={rows.map(({ id, name, income }) => [id, name, rupees(income)] as const)}
      {...behind}
    >
      <div className="qs-gaps grow">
        <span className="t11 faint end qs-target">Target {rupees(incomeTarget)}</span>
        {byGap.map(({ name, income, gap }, n) => (
          <div className="qs-gap" style={placed(n)} key={name}>
            <span className="t13 m">{name}</span>
            <span className="t12 soft num">{rupees(income)}</span>
            {gap > 0 ? (
              <span className="qs-lane" style={share(gap / lane)} data-on={n === 0 || undefined}>
                <span className="t13 b num">{rupees(gap)}</span>
              </span>
            ) : (
              <span className="qs-lane" data-reached>
                <Icon name="check" className="hued" />
                <span className="t12 m">Reached</span>
              </span>
            )}
          </div>
        ))}
      </div>
    </QuestionSheet>
  );
  const over = reached.map(({ name }) => name.toLowerCase()).join(' and ');
  return {
    component: Gaps,
    alt: `Drive-R shows how the question was read, what each of six ${groups} lacks of the income target of ${rupees(incomeTarget)}, from ${rupees(widest?.gap ?? 0)} in ${widest?.name} to ${rupees(nearest?.gap ?? 0)} in ${nearest?.name},${over && ` that ${over} have reached it,`} and three of the rows behind it.`,
  };
}
