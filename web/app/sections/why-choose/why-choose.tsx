import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { MockupPanel } from '../shared/mockup-panel';
import type { MockupName } from '../../mockups/mockup-names';
import styles from './why-choose.module.css';

export type WhyChooseContent = {
  title: string;
  lead: string;
  cards: readonly { title: string; text: string; example: string; mockup: MockupName }[];
};

/** Why Choose: natural language queries, predictive analytics, smart recommendations. */
export const WhyChoose = ({ title, lead, cards }: WhyChooseContent) => (
  <Section tone="deep" labelledBy="why-choose">
    <SectionHeading id="why-choose" title={title} lead={lead} />
    <div className={styles.cards}>
      {cards.map((card) => (
        <article key={card.title} className={styles.card}>
          <div className={styles.image}>
            <MockupPanel name={card.mockup} />
          </div>
          <div>
            <h3 className={styles.title}>{card.title}</h3>
            <p className={styles.text}>{card.text}</p>
            <p className={styles.example}>{card.example}</p>
          </div>
        </article>
      ))}
    </div>
  </Section>
);
