import { useId } from 'react';
import { Section } from '~/components/section';
import styles from './text.module.css';

/** `variant` is the background. */
export type TextContent = { variant: 'paper' | 'deep'; title: string; paragraphs: readonly string[] };

/** Paragraphs of text beside their title. */
export function TextSection({ variant, title, paragraphs }: TextContent) {
  const heading = useId();
  return (
    <Section tone={variant} labelledBy={heading} className={styles.section}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
