import { useId } from 'react';
import { ActionLink } from '~/components/action-link';
import { Section } from '~/components/section';
import { SettlingDots } from '../shared/settling-dots';
import type { CallToActionContent } from '../section-schemas.generated';
import styles from './call-to-action.module.css';

const BARS = [2, 3, 3, 5, 6, 8, 9] as const;

/** The closing call to action of a page, in the hue of the page. The first action is the main one. */
export function CallToAction({ title, text, actions }: CallToActionContent) {
  const heading = useId();
  return (
    <Section tone="hue" labelledBy={heading} className={styles.call}>
      <div>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <p className={styles.actions}>
          {actions.map((action, index) => (
            <ActionLink key={action.label} action={action} size="l" look={index === 0 ? 'primary' : 'secondary'} />
          ))}
        </p>
      </div>
      <SettlingDots columns={BARS} className={styles.dots} />
    </Section>
  );
}
