import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useId } from 'react';
import { ActionLink } from '~/components/action-link';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import choices from '../shared/choices.module.css';
import { MockupOrImage, type MockupOrImageProps } from '../shared/mockup-or-image';
import { MockupStyles } from '../shared/mockup-styles';
import { ScreenOrViews, ViewChoices } from '../shared/views';
import type { ProductRowsContent } from '../section-schemas.generated';
import styles from './product-rows.module.css';

/**
 * One row per product in its own colour, in the order of the data flow. `wide`: mockups on alternating sides, to the
 * edge of the window. `cards`: one card per product. A row with views has a choice between them.
 */
export function ProductRows({ variant, title, lead, items }: ProductRowsContent) {
  const heading = useId();
  const isWide = variant === 'wide';
  const Title = title ? 'h3' : 'h2';
  return (
    <div className={styles.clip}>
      <Section tone={isWide ? 'paper' : 'surface'} labelledBy={title && heading}>
        {title && <SectionHeading id={heading} title={title} lead={lead} split={isWide} />}
        <ol className={styles[variant]}>
          {items.map(({ hue, label, title: name, text, points, mockup, image, action, viewsLegend, views }, n) => (
            <li key={name} className={styles.row} data-hue={hue}>
              <div className={styles.copy}>
                <p className={styles.label}>{unbroken(label)}</p>
                <Title className={styles.title}>{unbroken(name)}</Title>
                <p className={styles.text}>{unbroken(text)}</p>
                {points.length > 0 && (
                  <ul className={styles.points}>
                    {points.map((point) => (
                      <li key={point.text}>{unbroken(point.text)}</li>
                    ))}
                  </ul>
                )}
                <p className={styles.more}>
                  <ActionLink
                    action={action}
                    variant="secondary"
                    icon={isWide && <IconArrowRight size={18} aria-hidden="true" />}
                  />
                </p>
              </div>
              <div className={`${choices.scope} ${styles.image}`}>
                <ViewChoices id={`${heading}-${n}`} legend={viewsLegend} views={views} />
                <ScreenOrViews {...{ views, mockup, image }} id={`${heading}-${n}`} alt={name} frame={Screen} />
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}

const Screen = (visual: MockupOrImageProps) => (
  <>
    <MockupStyles {...visual} />
    <MockupOrImage {...visual} />
  </>
);
