import { spendingByShare, spendingByWork, spendingReplies, women } from '../data/livelihoods';
import { count, percent, sum } from '../kit/numbers';
import { share } from '../kit/primitives';
import { QuestionSheet } from '../kit/question-sheet';
import type { Mockup } from '../mockup-names';

const asked = sum(spendingByWork, (kind) => kind.women);
const deciding = sum(spendingByWork, ({ decide }) => decide);
const [first] = spendingByShare;
const last = spendingByShare.at(-1);

const Decisions = () => (
  <QuestionSheet
    read={[
      ['Count', 'Women who say “I do” or “We decide together”'],
      ['Split by', 'Kind of work'],
      ['From', 'Question 12, round 6'],
    ]}
    finding={`${count(deciding)} of ${count(asked)} women, ${percent(deciding / asked)}`}
    rows={spendingReplies.map(({ id, reply }) => [id, women.find((one) => one.id === id)?.name ?? '', reply] as const)}
    all={asked}
  >
    <div className="qs-kinds grow">
      {spendingByShare.map(({ work, women: all, decide }) => (
        <div className="qs-kind" key={work} data-on={work === last?.work || undefined}>
          <span className="t13 m">{work}</span>
          <span className="qs-all">
            <span style={share(decide / all)} />
          </span>
          <span className="t11 faint num end mid-up">
            {count(decide)} of {count(all)}
          </span>
          <span className="t13 b num end">{percent(decide / all)}</span>
        </div>
      ))}
    </div>
  </QuestionSheet>
);

export const mockup: Mockup = {
  component: Decisions,
  alt: `Drive-R shows how the question was read, the women who decide on spending in six kinds of work, ${count(deciding)} of ${count(asked)} in all, from ${percent((first?.decide ?? 0) / (first?.women ?? 1))} of those in ${first?.work.toLowerCase()} to ${percent((last?.decide ?? 0) / (last?.women ?? 1))} of those in ${last?.work.toLowerCase()}, and three of the rows behind it.`,
};
