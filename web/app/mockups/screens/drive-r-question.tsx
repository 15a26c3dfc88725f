import { districts, incomeTarget, yadgirRows } from '../data/livelihoods';
import { AskWindow } from '../kit/ask-window';
import { change, count, rupees, sum } from '../kit/numbers';
import type { Mockup } from '../mockup-names';

const byIncome = [...districts].sort((a, b) => a.income - b.income);
const lowest = byIncome[0] ?? districts[0];
const rows = sum(districts, ({ actual }) => actual);

const Question = () => (
  <AskWindow
    question="Which districts are furthest below their income target?"
    answer={`${lowest.name} is furthest away: ${rupees(lowest.income)} a month, ${change(lowest.income / incomeTarget - 1)} against the target.`}
    more={`No district has reached ${rupees(incomeTarget)} yet.`}
    rows={byIncome.map(({ name, income }) => ({
      name,
      value: income,
      text: rupees(income),
      isMarked: name === lowest.name,
    }))}
    end={13000}
    target={{ value: incomeTarget, text: rupees(incomeTarget) }}
    read={[
      ['Measure', 'Mean household income a month'],
      ['Split by', 'District'],
      ['Held against', `Target of ${rupees(incomeTarget)}`],
      ['From', `Survey round 6, ${count(rows)} women`],
    ]}
    behind={{
      all: `${count(lowest.actual)} in ${lowest.name}`,
      rows: yadgirRows.map(({ id, name, income }) => [id, name, rupees(income)] as const),
    }}
    next={[
      [`What is different in ${lowest.name}?`],
      ['School fees by district', 'drive-r-extra-districts'],
      ['Who had lent the money?', 'drive-r-extra-loans'],
    ]}
  />
);

export const mockup: Mockup = {
  component: Question,
  alt: `Drive-R answers a question in plain language, which districts are furthest below their income target, with a sentence and a bar chart of six districts against ${rupees(incomeTarget)}: ${lowest.name} is furthest away with ${rupees(lowest.income)} a month. Below are three of the rows behind it.`,
};
