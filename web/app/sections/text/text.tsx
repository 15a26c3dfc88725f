import { useId } from 'react';
import { Section } from '~/components/section';
import type { TextContent } from '../section-schemas.generated';
import styles from './text.module.css';

/** Paragraphs of text beside their title. `variant` is the background. */
export function Text({ variant, title, paragraphs }: TextContent) {
  const heading = useId();
  return (
    <Section space="s" tone={variant} labelledBy={heading} className={styles.section}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph.text}>{paragraph.text}</p>
        ))}
      </div>
    </Section>
  );
}
