import { Section } from '~/components/section';
import type { QuoteContent } from '../section-schemas.generated';
import styles from './quote.module.css';

/** One quotation in large type. `variant` is the background. */
export const Quote = ({ variant, text, person, role }: QuoteContent) => (
  <Section space="s" tone={variant}>
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
