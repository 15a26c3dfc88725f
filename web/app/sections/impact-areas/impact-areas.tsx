import { useId } from 'react';
import { Picture } from '~/components/picture';
import { Section } from '~/components/section';
import type { ImpactAreasContent } from '../section-schemas.generated';
import styles from './impact-areas.module.css';

/** The areas of impact, each with a small picture and the indicators that are counted in it. */
export function ImpactAreas({ title, items }: ImpactAreasContent) {
  const heading = useId();
  return (
    <Section tone="deep" labelledBy={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <div className={styles.areas}>
        {items.map((item) => (
          <div key={item.title}>
            {item.picture && (
              <div className={styles.picture}>
                <Picture picture={item.picture} decorative />
              </div>
            )}
            <h3 className={styles.name}>{item.title}</h3>
            <ul className={styles.points}>
              {item.points.map((point) => (
                <li key={point.text}>{point.text}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
