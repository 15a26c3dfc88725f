import { firstExtra, firstExtraReplies, women } from '../data/livelihoods';
import { AskWindow } from '../kit/ask-window';
import { count, percent, sum } from '../kit/numbers';
import type { Mockup } from '../mockup-names';

const asked = sum(firstExtra, (one) => one.women);
const rows = firstExtra.map(({ on, women: n }, place) => ({
  name: on,
  value: n / asked,
  text: percent(n / asked),
  isMarked: place === 0,
}));
const [first] = firstExtra;

const Spending = () => (
  <AskWindow
    question="What did households spend their first extra income on?"
    answer={`${first.on}, say ${count(first.women)} of ${count(asked)} women.`}
    rows={rows}
    end={0.36}
    read={[
      ['Count', 'Women whose income rose'],
      ['Split by', 'First use of the money'],
      ['From', `Question 14, ${count(asked)} women`],
    ]}
    next={[['School fees by district'], ['Who had lent the money?'], ['How was it in round 4?']]}
    behind={{
      all: count(asked),
      rows: firstExtraReplies.map(
        ({ id, reply }) => [id, women.find((one) => one.id === id)?.name ?? '', reply] as const,
      ),
    }}
  />
);

export const mockup: Mockup = {
  component: Spending,
  alt: `Drive-R answers a question in plain language, what households spent their first extra income on, with a sentence, a bar chart and three of the rows behind it: ${rows.map(({ name, text }) => `${name.toLowerCase()} ${text}`).join(', ')}.`,
};
