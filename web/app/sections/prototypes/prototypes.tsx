import { useId } from 'react';
import { ButtonLink } from '~/components/button-link';
import { Picture } from '~/components/picture';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import type { PrototypesContent } from '../section-schemas.generated';
import styles from './prototypes.module.css';

/** Interactive prototypes. Each opens in a new tab. */
export function Prototypes({ anchor, title, lead, items }: PrototypesContent) {
  const heading = useId();
  return (
    <Section space="s" id={anchor} tone="hue" labelledBy={heading}>
      <SectionHeading id={heading} title={title} lead={lead} />
      <div className={styles.grid}>
        {items.map(({ title: name, text, picture, action }) => (
          <article key={name} className={styles.item}>
            {picture && (
              <a className={styles.link} href={action.to} target="_blank" rel="noopener noreferrer">
                <Picture picture={picture} alt={name} framed />
                <span className="visually-hidden">Open the {name} (opens in a new tab)</span>
              </a>
            )}
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.text}>{text}</p>
              <ButtonLink to={action.to} variant="secondary">
                {action.label}
                <span className="visually-hidden">: {name}</span>
              </ButtonLink>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
