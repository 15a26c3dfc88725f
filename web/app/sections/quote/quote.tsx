import { Section } from '~/components/section';
import { PersonIllustration } from '../shared/person-illustration';
import type { QuoteContent } from '../section-schemas.generated';
import styles from './quote.module.css';

/** One quotation in large type, with a portrait of the speaker if there is one. `variant` is the background. */
export const Quote = ({ variant, text, person, role, illustration }: QuoteContent) => (
  <Section space="s" tone={variant}>
    <figure className={styles.quote}>
      {illustration && <PersonIllustration name={illustration} className={styles.portrait} />}
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
