import { useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import styles from './key-features.module.css';

type KeyFeature = { title: string; text: string };
export type KeyFeaturesContent = {
  title: string;
  items: readonly [KeyFeature, KeyFeature, KeyFeature, KeyFeature];
};

/** Four key features as a definition list. */
export function KeyFeatures({ title, items }: KeyFeaturesContent) {
  const heading = useId();
  return (
    <Section labelledBy={heading}>
      <SectionHeading id={heading} title={title} />
      <dl className={styles.list}>
        {items.map(({ title: term, text }) => (
          <div key={term} className={styles.item}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
