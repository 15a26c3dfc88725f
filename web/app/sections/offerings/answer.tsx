import { useId } from 'react';
import { Section } from '~/components/section';
import { unbroken } from '~/components/unbroken';
import { QuestionChapter } from '../shared/question';
import { Stylesheet } from '../shared/stylesheet';
import type { OfferingsContent } from '../section-schemas.generated';
import { ANSWER_PARTS } from './drawing-names';
import { OfferingDrawing } from './offering-drawing';
import styles from './answer.css?url';

const [QUESTION, ...SCENES] = ANSWER_PARTS;

/**
 * The offerings on one dark ground: a question with its answer, where the answer is used, and all offerings as text. The
 * heading is a small line above the question.
 */
export function AnswerOfferings({ title, lead, items }: Pick<OfferingsContent, 'title' | 'lead' | 'items'>) {
  const heading = useId();
  return (
    <Section tone="forest" labelledBy={heading} className="answer">
      <Stylesheet href={styles} />
      <QuestionChapter id={heading} title={title} lead={lead} />
      <div className="answer-asked" aria-hidden="true">
        <OfferingDrawing name={QUESTION} />
      </div>
      <div className="answer-scenes" aria-hidden="true">
        {SCENES.map((name) => (
          <OfferingDrawing key={name} name={name} />
        ))}
      </div>
      <ul className="answer-list">
        {items.map((item) => (
          <li key={item.title}>
            <h3>{unbroken(item.title)}</h3>
            <p>{unbroken(item.text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
