import { useId } from 'react';
import { ActionLink } from '~/components/action-link';
import { Arrow } from '~/components/arrow';
import { Section } from '~/components/section';
import { unbroken } from '~/components/unbroken';
import type { CallToActionContent } from '../section-schemas.generated';
import { SKETCHES } from './sketches';
import styles from './call-to-action.module.css';

/**
 * The closing call to action of a page, in the hue of the page. The first action is the main one. `sketch` is a small
 * drawing that belongs to the page; `question` is an empty question field that leads to the first action.
 */
export function CallToAction({ title, text, actions, sketch }: CallToActionContent) {
  const heading = useId();
  const Drawing = sketch && sketch !== 'question' ? SKETCHES[sketch] : undefined;
  return (
    <Section space="l" tone="hue" labelledBy={heading} className={styles.call}>
      <div>
        <h2 id={heading} className={styles.title}>
          {unbroken(title)}
        </h2>
        <p className={styles.text}>{unbroken(text)}</p>
        <p className={styles.actions}>
          {actions.map((action, index) => (
            <ActionLink key={action.label} action={action} size="l" look={index === 0 ? 'primary' : 'secondary'} />
          ))}
        </p>
      </div>
      {sketch === 'question' && actions[0] && (
        <a href={actions[0].to} className={styles.question} aria-label={`${title} ${actions[0].label}`}>
          <span className={styles.caret} aria-hidden="true" />
          <span className={styles.send} aria-hidden="true">
            <Arrow to="forward" />
          </span>
        </a>
      )}
      {Drawing && (
        <div className={styles.sketch}>
          <Drawing />
        </div>
      )}
    </Section>
  );
}
