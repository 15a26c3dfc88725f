import { Picture } from '~/components/picture';
import { Section } from '~/components/section';
import type { QuoteContent } from '../section-schemas.generated';
import styles from './quote.module.css';

const SIZES = '(min-width: 82em) 26rem, (min-width: 48em) 32vw, 18rem';

/** One quotation in large type, beside a picture of the speaker if there is one. `variant` is the background. */
export const Quote = ({ variant, text, person, role, picture }: QuoteContent) => (
  <Section space="s" tone={variant}>
    <figure className={styles.quote}>
      {picture && (
        <div className={styles.portrait}>
          <Picture picture={picture} alt={person} sizes={SIZES} />
        </div>
      )}
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
