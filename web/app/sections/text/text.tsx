import { useId } from 'react';
import { Section, SectionHeading } from '~/components/section';
import type { TextContent } from '../section-schemas.generated';
import styles from './text.module.css';

/** Paragraphs of text beside their title. */
export function Text({ tone, title, paragraphs }: TextContent) {
  const heading = useId();
  return (
    <Section space="s" tone={tone} labelledBy={heading} className={styles.section}>
      <SectionHeading id={heading} title={title} />
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph.text}>{paragraph.text}</p>
        ))}
      </div>
    </Section>
  );
}
