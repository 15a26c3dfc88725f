import { Section } from '~/components/section';
import type { Testimonial } from '../quote-card/quote-card';
import styles from './voices-in-full.module.css';

type Props = { title: string; voices: readonly Testimonial[] };

/** All testimonials with their complete text, in two columns. */
export const VoicesInFull = ({ title, voices }: Props) => (
  <Section labelledBy="voices-in-full">
    <h2 id="voices-in-full" className={styles.title}>
      {title}
    </h2>
    <div className={styles.voices}>
      {voices.map(({ text, person, company }) => (
        <figure key={person} className={styles.voice}>
          <blockquote>{text}</blockquote>
          <figcaption>
            <span className={styles.person}>{person}</span>
            {company}
          </figcaption>
        </figure>
      ))}
    </div>
  </Section>
);
