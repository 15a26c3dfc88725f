import { useId } from 'react';
import { Grid } from '~/components/layout';
import { Picture } from '~/components/picture';
import { Section, SectionHeading } from '~/components/section';
import type from '~/components/type.module.css';
import { unbroken } from '~/components/line-breaks';
import { ICONS } from '../offerings/icons';
import type { ChallengeItem, ChallengesContent } from '../section-schemas.generated';
import styles from './challenges.module.css';

/**
 * Problems, each with the situation today on a card and the change below it: a grid of two columns on wide screens. A
 * card has the picture of the problem, or its icon.
 */
export function Challenges({ title, subtitle, lead, label, items }: ChallengesContent) {
  const heading = useId();
  return (
    <Section tone="deep" labelledBy={heading}>
      <SectionHeading id={heading} title={title} subtitle={subtitle} lead={lead} split />
      <Grid as="ol" min="l">
        {items.map(({ title: name, icon, picture, today, change }) => (
          <li key={name} className={styles.item}>
            <div className={styles.card}>
              <div className={styles.words}>
                <h3 className={`${type.name} ${styles.title}`}>{unbroken(name)}</h3>
                <p className={`${type.text} ${styles.today}`}>{unbroken(today)}</p>
              </div>
              <PictureOrIcon {...{ picture, icon }} />
            </div>
            <p className={styles.change}>
              <span className={`${type.label} ${styles.label}`}>
                {unbroken(label)}
                <span className="visually-hidden">: </span>
              </span>
              {unbroken(change)}
            </p>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

function PictureOrIcon({ picture, icon }: Pick<ChallengeItem, 'picture' | 'icon'>) {
  if (picture) {
    return (
      <div className={styles.picture}>
        <Picture picture={picture} sizes="13rem" />
      </div>
    );
  }
  const Icon = icon && ICONS[icon];
  return Icon && <Icon className={styles.icon} size={30} stroke={1.5} aria-hidden="true" />;
}
