import { Section } from '~/components/section';
import styles from './quote.module.css';

/** What a person said, with the role of that person. */
export type Quotation = { text: string; person: string; role: string };
/** `variant` is the background. */
export type QuoteContent = Quotation & { variant: 'surface' | 'hue' };

/** One quotation in large type. */
export const Quote = ({ variant, text, person, role }: QuoteContent) => (
  <Section tone={variant}>
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
