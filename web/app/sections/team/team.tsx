import { useId } from 'react';
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import { ButtonLink } from '~/components/button';
import { FinePrint, Section, SectionHeading } from '~/components/section';
import { Row } from '~/components/layout';
import { Picture } from '~/components/picture';
import type from '~/components/type.module.css';
import type { TeamContent } from '../section-schemas.generated';
import styles from './team.module.css';

/** Returns the first letters of the first and the last word. */
const initials = (name = '') =>
  name
    .trim()
    .match(/^\S|(?<=\s)\S(?=\S*$)/gu)
    ?.join('');

/** The `sizes` of the photographs: two, three and four columns. */
const SIZES = '(min-width: 82em) 18rem, (min-width: 64em) 22vw, (min-width: 48em) 30vw, 46vw';

/**
 * The people of the company, and an invitation to join them. `noName` and `noRole` are the fallbacks for a missing name
 * or role.
 */
export function Team({ title, lead, items, noName, noRole, text, action, note }: TeamContent) {
  const heading = useId();
  return (
    <Section labelledBy={heading}>
      <SectionHeading id={heading} title={title} lead={lead} />
      <ul className={styles.grid}>
        {items.map(({ name, role, picture, linkedin }, index) => (
          <li key={name ?? index}>
            {picture ? (
              <Picture picture={picture} alt={name} sizes={SIZES} cropped className={styles.image} />
            ) : (
              <div className={styles.initials} aria-hidden="true">
                {initials(name)}
              </div>
            )}
            <div className={styles.copy}>
              <div>
                <h3 className={styles.name}>{name || noName}</h3>
                <p className={`${type.note} ${styles.role}`}>{role || noRole}</p>
              </div>
              {linkedin && (
                <a className={styles.link} href={linkedin} target="_blank" rel="noopener noreferrer">
                  <IconBrandLinkedin size={22} stroke={1.5} aria-hidden="true" />
                  <span className="visually-hidden">{name || noName} on LinkedIn (opens in a new tab)</span>
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Row gap="m" className={styles.join}>
        <p>{text}</p>
        <ButtonLink to={action.to} size="l">
          {action.label}
        </ButtonLink>
      </Row>
      {note && <FinePrint>{note}</FinePrint>}
    </Section>
  );
}
