import { Media } from './media';
import styles from './quote.module.css';

type Props = {
  /** Without quotation marks; the component adds them. Each string of an array is one paragraph. */
  text: string | readonly string[];
  person: string;
  from?: string;
  image?: string;
  /** `l` fills a section by itself. */
  size?: 'm' | 'l';
};

/** A quotation with the name and role of its speaker. */
export const Quote = ({ text, person, from, image, size = 'm' }: Props) => (
  <figure className={styles.quote} data-size={size}>
    <blockquote className={styles.text}>
      {[text].flat().map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </blockquote>
    <figcaption className={styles.source}>
      {image && <Media className={styles.image} src={image} alt="" width={112} height={112} />}
      <span>
        <span className={styles.person}>{person}</span>
        {from}
      </span>
    </figcaption>
  </figure>
);
