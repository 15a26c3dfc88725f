import { lenderReplies, lenders, nameOf } from '../data/livelihoods';
import { AskWindow } from '../kit/ask-window';
import { count, percent, sum } from '../kit/numbers';
import type { Mockup } from '../mockup-names';

const asked = sum(lenders, (one) => one.women);
const [first] = lenders;
const rows = lenders.map(({ by, women: n }, place) => ({
  name: by,
  value: n / asked,
  text: percent(n / asked),
  isMarked: place === 0,
}));

const Loans = () => (
  <AskWindow
    question="Of those who repaid a loan, who had lent it?"
    answer={`${count(first.women)} of ${count(asked)} women say: a ${first.by.toLowerCase()}.`}
    rows={rows}
    end={0.55}
    read={[
      ['Count', 'Women who repaid a loan first'],
      ['Split by', 'Lender'],
      ['From', `Question 15, ${count(asked)} women`],
    ]}
    next={[
      ['Which districts are behind?', 'drive-r-question'],
      ['School fees by district', 'drive-r-extra-districts'],
      ['What did they pay for it?'],
    ]}
    behind={{
      all: count(asked),
      rows: lenderReplies.map(({ id, reply }) => [id, nameOf(id), reply] as const),
    }}
  />
);

export const mockup: Mockup = {
  component: Loans,
  alt: `Drive-R answers a third question, who had lent the money to those who repaid a loan, with a sentence, a bar chart and three of the rows behind it: ${rows.map(({ name, text }) => `${name.toLowerCase()} ${text}`).join(', ')}.`,
};
