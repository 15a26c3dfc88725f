import { type ComponentType, useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import styles from './offerings.module.css';

type IconComponent = ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: 'true' }>;
export type Offering = { icon: IconComponent; title: string; text: string };
export type OfferingsContent = {
  title: string;
  lead?: string;
  /** The main offering: shown large, with its details. */
  main: Offering & { points: readonly string[] };
  others: readonly Offering[];
};

/** The offerings of a product: one main offering, and the others beside it. */
export function Offerings({ title, lead, main, others }: OfferingsContent) {
  const heading = useId();
  return (
    <Section tone="surface" labelledBy={heading}>
      <SectionHeading id={heading} title={title} lead={lead} />
      <div className={styles.grid}>
        <article className={styles.main}>
          <main.icon size={40} stroke={1.5} aria-hidden="true" />
          <h3 className={styles.mainTitle}>{main.title}</h3>
          <p className={styles.mainText}>{main.text}</p>
          <ul className={styles.points}>
            {main.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </article>
        <ul className={styles.others}>
          {others.map(({ icon: Icon, title, text }) => (
            <li key={title} className={styles.other}>
              <Icon size={26} stroke={1.6} aria-hidden="true" />
              <h3 className={styles.otherTitle}>{title}</h3>
              <p className={styles.otherText}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
