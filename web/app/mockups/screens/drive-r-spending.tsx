import { metrics, spendingByShare, spendingByWork } from '../data/livelihoods';
import { AskWindow } from '../kit/ask-window';
import { count, percent, sum } from '../kit/numbers';
import type { Mockup } from '../mockup-names';

const asked = sum(spendingByWork, ({ women }) => women);
const deciding = sum(spendingByWork, ({ decide }) => decide);
const { target } = metrics[2];
const kinds = spendingByShare.map(({ work, women, decide }) => ({ name: work, share: decide / women }));
const last = kinds.at(-1);

const Spending = () => (
  <AskWindow
    question="How many women decide on spending, by kind of work?"
    answer={`${count(deciding)} of ${count(asked)}, or ${percent(deciding / asked)}. In ${last?.name.toLowerCase()} only ${percent(last?.share ?? 0)} do.`}
    rows={kinds.map(({ name, share }) => ({
      name,
      value: share * 100,
      text: percent(share),
      isMarked: name === last?.name,
    }))}
    end={100}
    target={target}
    targetText={`${target}%`}
    read={[
      ['Count', '“I do” or “We decide together”'],
      ['Split by', 'Kind of work'],
      ['Held against', `Target of ${target}%`],
      ['From', `Question 12, ${count(asked)} women`],
    ]}
    next={['How was it in round 1?', 'Show the same by district', 'Who decides in farm work?']}
  />
);

export const mockup: Mockup = {
  component: Spending,
  alt: `Drive-R answers a question in plain language, how many women decide on spending by kind of work, with a sentence and a bar chart against a target of ${target}%: ${kinds.map(({ name, share }) => `${name.toLowerCase()} ${percent(share)}`).join(', ')}.`,
};
