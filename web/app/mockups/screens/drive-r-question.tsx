import { districts, incomeTarget, yadgirRows } from '../data/livelihoods';
import { AskWindow } from '../kit/ask-window';
import { count, percent, rupees, sum } from '../kit/numbers';
import type { Mockup } from '../mockup-names';

const byGap = districts
  .map((district) => ({ ...district, gap: incomeTarget - district.income }))
  .sort((a, b) => b.gap - a.gap);
const lowest = byGap[0]!;
const nearest = byGap.at(-1)!;
const rows = sum(districts, ({ actual }) => actual);

const Question = () => (
  <AskWindow
    question="Which districts are furthest below their income target?"
    answer={`${lowest.name} lacks ${rupees(lowest.gap)} a month, ${percent(lowest.gap / incomeTarget)} of the target.`}
    more={`No district is there yet; ${nearest.name} lacks ${rupees(nearest.gap)}.`}
    rows={byGap.map(({ name, gap }) => ({
      name,
      value: gap,
      text: rupees(gap),
      isMarked: name === lowest.name,
    }))}
    end={2000}
    measure={`Below the target of ${rupees(incomeTarget)}`}
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
  alt: `Drive-R answers a question in plain language, which districts are furthest below their income target, with a sentence and a bar chart of what six districts lack of ${rupees(incomeTarget)}: ${byGap.map(({ name, gap }) => `${name} ${rupees(gap)}`).join(', ')}. Below are three of the rows behind it.`,
};
