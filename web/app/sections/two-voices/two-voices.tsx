import { FinePrint } from '~/components/fine-print';
import { Section } from '~/components/section';
import type { Testimonial } from '../quote-card/quote-card';
import styles from './two-voices.module.css';

export type TwoVoicesContent = { title: string; voices: readonly [Testimonial, Testimonial]; note?: string };

/** Two testimonials. The first is in larger type. */
export const TwoVoices = ({ title, voices, note }: TwoVoicesContent) => (
  <Section tone="forest" labelledBy="voices">
    <h2 id="voices" className="visually-hidden">
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
    {note && <FinePrint>{note}</FinePrint>}
  </Section>
);
