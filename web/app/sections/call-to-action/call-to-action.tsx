import { Fragment, useId } from 'react';
import { ActionLink } from '~/components/action-link';
import { Section } from '~/components/section';
import { headline } from '~/components/headline';
import { unbroken } from '~/components/unbroken';
import type { CallToActionContent } from '../section-schemas.generated';
import { Sketch } from './sketch';
import styles from './call-to-action.module.css';

/**
 * The closing call to action of a page, in the hue of the page. The first action is the main one. `sketch` is a small
 * drawing that belongs to the page. Without one the title is beside the text. `dot-columns` goes on from the columns of a
 * field of dots above, so it is first, and its ground is marigold.
 */
export function CallToAction({ title, text, actions, sketch }: CallToActionContent) {
  const heading = useId();
  return (
    <Section
      space="s"
      tone="hue"
      labelledBy={heading}
      className={sketch === 'dot-columns' ? styles.columns : sketch ? styles.call : styles.plain}
    >
      <div className={styles.words}>
        <h2 id={heading} className={styles.title}>
          {title.split(/(?<=[.?!]) /).map((sentence, index) => (
            <Fragment key={sentence}>
              {index > 0 && ' '}
              <span className={styles.sentence}>{headline(sentence)}</span>
            </Fragment>
          ))}
        </h2>
        <div>
          <p className={styles.text}>{unbroken(text)}</p>
          <p className={styles.actions}>
            {actions.map((action, index) => (
              <ActionLink key={action.label} action={action} size="l" variant={index === 0 ? 'primary' : 'secondary'} />
            ))}
          </p>
        </div>
      </div>
      {sketch && (
        <div className={styles.sketch} data-sketch={sketch}>
          <Sketch name={sketch} />
        </div>
      )}
    </Section>
  );
}
