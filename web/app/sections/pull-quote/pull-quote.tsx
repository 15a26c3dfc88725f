import { Section, type Tone } from '~/components/section';
import styles from './pull-quote.module.css';

export type PullQuoteContent = { text: string; person: string; role: string };

/** A single quotation in large type. */
export function PullQuote({ text, person, role, tone = 'surface' }: PullQuoteContent & { tone?: Tone }) {
  return (
    <Section tone={tone}>
      <figure className={styles.quote}>
        <blockquote className={styles.text}>
          <p>{text}</p>
        </blockquote>
        <figcaption className={styles.source}>
          <strong>{person}</strong>
          <span>{role}</span>
        </figcaption>
      </figure>
    </Section>
  );
}
