import { useId } from 'react';
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import { ButtonLink } from '~/components/button-link';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { MockupPlate } from '../shared/mockup-plate';
import type { MockupName } from '../../mockups/mockup-names';
import styles from './prototypes.module.css';

export type Prototype = { title: string; text: string; url: string; mockup: MockupName };
export type PrototypesContent = {
  title: string;
  lead: string;
  /** The web dashboard, shown wide, then the two phone apps side by side. */
  items: readonly [Prototype, Prototype, Prototype];
};

/** The anchor of 'View all Prototypes'. */
export const PROTOTYPES_ID = 'prototypes';

/** Three interactive prototypes. Each opens in a new tab. */
export function Prototypes({ title, lead, items }: PrototypesContent) {
  const heading = useId();
  return (
    <Section id={PROTOTYPES_ID} tone="hue" labelledBy={heading}>
      <SectionHeading id={heading} title={title} lead={lead} />
      <div className={styles.grid}>
        {items.map(({ title: name, text, url, mockup }) => (
          <article key={name} className={styles.item}>
            <div>
              <MockupPlate mockup={mockup} link={{ to: url, name }} />
            </div>
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
              <ButtonLink to={url} look="secondary" icon={<IconArrowUpRight size={18} aria-hidden="true" />}>
                View Prototype<span className="visually-hidden">: {name}</span>
              </ButtonLink>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
