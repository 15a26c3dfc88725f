import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useId } from 'react';
import { ActionLink } from '~/components/action-link';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import choices from '../shared/choices.module.css';
import { PictureOrViews, ViewChoices } from '../shared/views';
import type { ProductRowsContent } from '../section-schemas.generated';
import styles from './product-rows.module.css';

/**
 * One row per product in its own colour, in the order of the data flow. `wide`: pictures on alternating sides. `cards`:
 * one card per product. `stack`: panels that slide over each other. The lower edge of a card or a panel cuts its picture.
 * A row with views has a choice between them.
 */
export function ProductRows({ variant, title, lead, items }: ProductRowsContent) {
  const heading = useId();
  const isLarge = variant !== 'cards';
  const Title = title ? 'h3' : 'h2';
  return (
    <Section tone={isLarge ? 'paper' : 'surface'} labelledBy={title && heading} className={styles.section}>
      {title && <SectionHeading id={heading} title={title} lead={lead} split={isLarge} />}
      <ol className={styles[variant]}>
        {items.map((item, n) => (
          <li key={item.title} className={`${choices.scope} ${styles.row}`} data-hue={item.hue}>
            <div className={`${choices.head} ${styles.copy}`}>
              <p className={styles.label}>
                {unbroken(item.label)}
                {item.subtitle && <span className={styles.subtitle}> {unbroken(item.subtitle)}</span>}
              </p>
              <Title className={styles.title}>{unbroken(item.title)}</Title>
              <p className={styles.text}>{unbroken(item.text)}</p>
              {item.points.length > 0 && (
                <ul className={styles.points}>
                  {item.points.map((point) => (
                    <li key={point.text}>{unbroken(point.text)}</li>
                  ))}
                </ul>
              )}
              <p className={styles.more}>
                <ActionLink
                  action={item.action}
                  variant="secondary"
                  icon={isLarge && <IconArrowRight size={18} aria-hidden="true" />}
                />
              </p>
              <ViewChoices id={`${heading}-${n}`} legend={item.viewsLegend} views={item.views} />
            </div>
            {(item.picture || item.views.length > 0) && (
              <PictureOrViews picture={item.picture} views={item.views} alt={item.title} className={styles.image} />
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
