import { nameOf } from '../data/livelihoods';
import type { Mockup, MockupName } from '../mockup-names';
import { count, percent, sum } from './numbers';
import { placed, share } from './primitives';
import { QuestionSheet } from './question-sheet';

type Part = { name: string; women: number; decide: number; place?: string };
type Props = {
  /** The mockup of the same question, split the other way. */
  other: MockupName;
  /** What the women are split by, such as "Kind of work". */
  split: string;
  /** The parts in words, such as "six kinds of work". */
  where: string;
  /** `place`: the name within a sentence, if it is another one. */
  parts: readonly Part[];
  /** Some of the replies behind it, and the number of all with their place, such as "in Yadgir". */
  replies: readonly { id: string; reply: string }[];
  behind: { all: number; where?: string };
};

/** Returns the reply of Drive-R to how many women decide on spending, split into parts. The last part is marked. */
export function decisionsSheet({ other, split, where, parts, replies, behind }: Props): Mockup {
  const shareOf = (part: Part) => part.decide / part.women;
  const ordered = [...parts].sort((a, b) => shareOf(b) - shareOf(a));
  const asked = sum(parts, (part) => part.women);
  const deciding = sum(parts, ({ decide }) => decide);
  const last = ordered.at(-1);
  const shareIn = (part?: Part) => part && `${percent(shareOf(part))} in ${part.place ?? part.name}`;

  const Decisions = () => (
    <QuestionSheet
      other={other}
      question={['How many women decide on spending ', `by ${split.toLowerCase()}?`, '']}
      read={[
        ['Replies counted', '“I do” or “We decide together”'],
        ['Split by', split],
        ['From', 'Question 12, round 6'],
      ]}
      finding={
        <>
          {percent(deciding / asked)}
          <span className="mid-up"> of {count(asked)} women</span>, but {shareIn(last)}
        </>
      }
      rows={replies.map(({ id, reply }) => [id, nameOf(id), reply] as const)}
      {...behind}
    >
      <div className="qs-kinds grow">
        {ordered.map((part, place) => (
          <div className="qs-kind" style={placed(place)} key={part.name} data-on={part === last || undefined}>
            <span className="t13 m">{part.name}</span>
            <span className="qs-all">
              <span style={share(shareOf(part))} />
            </span>
            <span className="t11 faint num end mid-up">
              {count(part.decide)} of {count(part.women)}
            </span>
            <span className="t13 b num end">{percent(shareOf(part))}</span>
          </div>
        ))}
      </div>
    </QuestionSheet>
  );
  const ends = [ordered[0], last].map(shareIn);
  return {
    component: Decisions,
    alt: `Drive-R shows how the question was read, the women who decide on spending in ${where}, ${count(deciding)} of ${count(asked)} in all, from ${ends.join(' to ')}, and three of the rows behind it.`,
  };
}
