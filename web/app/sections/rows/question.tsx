import type { ElementType } from 'react';
import { unbroken } from '~/components/line-breaks';
import styles from './question.module.css';

/**
 * A heading, large. If it is a question, a line marks its last word, with the word before it if the last one is short.
 */
export function Question({ as: Element, text }: { as: ElementType; text: string }) {
  const [, start, end] = /^(|.*? )(\S+ \S{1,3}|\S+)\?$/.exec(text) ?? [];
  return (
    <Element className={styles.question}>
      {end ? (
        <>
          {start}
          <span className={styles.end}>{end}</span>?
        </>
      ) : (
        unbroken(text)
      )}
    </Element>
  );
}
