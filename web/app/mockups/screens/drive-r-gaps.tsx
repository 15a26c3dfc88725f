import { districts, incomeTarget, yadgirRows } from '../data/livelihoods';
import { rupees } from '../kit/numbers';
import { share } from '../kit/primitives';
import { QuestionSheet } from '../kit/question-sheet';
import type { Mockup } from '../mockup-names';

const byGap = districts
  .map(({ name, income, actual }) => ({ name, income, women: actual, gap: incomeTarget - income }))
  .sort((a, b) => b.gap - a.gap);
const [widest] = byGap;
/** The widest gap takes four fifths of the lane. */
const lane = (widest?.gap ?? 1) / 0.8;

const Gaps = () => (
  <QuestionSheet
    read={[
      ['Measure', 'Mean household income a month'],
      ['Split by', 'District'],
      ['Below', `The target, ${rupees(incomeTarget)}`],
    ]}
    finding={`${widest?.name} lacks ${rupees(widest?.gap ?? 0)} a month`}
    rows={yadgirRows.map(({ id, name, income }) => [id, name, rupees(income)] as const)}
    all={widest?.women ?? 0}
    where={`in ${widest?.name}`}
  >
    <div className="qs-gaps grow">
      <span className="t11 faint end qs-target">Target {rupees(incomeTarget)}</span>
      {byGap.map(({ name, income, gap }, n) => (
        <div className="qs-gap" key={name}>
          <span className="t13 m">{name}</span>
          <span className="t12 soft num">{rupees(income)}</span>
          <span className="qs-lane" style={share(gap / lane)} data-on={n === 0 || undefined}>
            <span className="t13 b num">{rupees(gap)}</span>
          </span>
        </div>
      ))}
    </div>
  </QuestionSheet>
);

export const mockup: Mockup = {
  component: Gaps,
  alt: `Drive-R shows how the question was read, what each of six districts lacks of the income target of ${rupees(incomeTarget)}, from ${rupees(widest?.gap ?? 0)} in ${widest?.name} to ${rupees(byGap.at(-1)?.gap ?? 0)} in ${byGap.at(-1)?.name}, and three of the rows behind it.`,
};
