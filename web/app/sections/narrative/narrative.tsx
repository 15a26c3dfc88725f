import { useId } from 'react';
import { Section, type Tone } from '~/components/section';
import styles from './narrative.module.css';

export type NarrativeContent = { title: string; paragraphs: readonly string[] };

/** A text part of a story: its heading beside its paragraphs. */
export function Narrative({ title, paragraphs, tone }: NarrativeContent & { tone?: Tone }) {
  const heading = useId();
  return (
    <Section tone={tone} labelledBy={heading} className={styles.narrative}>
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
