import { useId } from 'react';
import { Grid, Panel, Split, Stack } from '~/components/layout';
import { Picture } from '~/components/picture';
import { Section, SectionHeading } from '~/components/section';
import type from '~/components/type.module.css';
import { unbroken } from '~/components/line-breaks';
import type { ChecklistContent } from '../section-schemas.generated';
import styles from './checklist.module.css';

/**
 * Points with a short text each, as a definition list. `list`: one below the other, beside the title, or with the title
 * beside the picture if there is one. `columns`: beside each other below the title, and below the picture if there is one.
 */
export function Checklist({ variant, tone, anchor, title, subtitle, lead, items, picture }: ChecklistContent) {
  const heading = useId();
  const isList = variant === 'list';
  const head = title && <SectionHeading id={heading} title={title} subtitle={subtitle} lead={lead} split={!isList} />;
  const points = items.map((item) => (
    <div key={item.title} className={styles.point}>
      <dt className={type.name}>{unbroken(item.title)}</dt>
      <dd className={styles.text}>{unbroken(item.text)}</dd>
    </div>
  ));
  const list = <Stack as="dl">{points}</Stack>;
  return (
    <Section id={anchor} tone={tone} labelledBy={title && heading}>
      {!isList ? (
        <>
          {head}
          {picture && (
            <div className={styles.picture}>
              <Picture picture={picture} alt={title} natural />
            </div>
          )}
          <Grid as="dl">{points}</Grid>
        </>
      ) : picture ? (
        <Split wide="second">
          <div>
            {head}
            {list}
          </div>
          <Panel picture={picture} alt={title} />
        </Split>
      ) : (
        <Split wide="second" className={styles.top}>
          {head}
          {list}
        </Split>
      )}
    </Section>
  );
}
