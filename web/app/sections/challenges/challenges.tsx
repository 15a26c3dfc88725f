import { useId } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { unbroken } from '~/components/unbroken';
import { ICONS } from '../offerings/icons';
import canvas from '../shared/canvas.module.css';
import type { ChallengeItem, ChallengesContent } from '../section-schemas.generated';
import { ChallengeDrawing, hasSituation, SituationDrawing } from './challenge-drawing';
import styles from './challenges.module.css';

/**
 * Problems, each with the situation today on a slip of paper and the change below it: a grid of two columns on wide
 * screens. The slip has the drawing or the icon of the problem. A drawing of a change has a situation before it.
 */
export function Challenges({ title, subtitle, lead, label, items }: ChallengesContent) {
  const heading = useId();
  return (
    <Section tone="deep" labelledBy={heading}>
      <SectionHeading id={heading} title={title} subtitle={subtitle} lead={lead} split />
      <ol className={styles.list}>
        {items.map(({ title: name, icon, drawing, today, change }) => (
          <li key={name} className={styles.item}>
            <div className={styles.problem}>
              <h3 className={styles.title}>{unbroken(name)}</h3>
              <p className={styles.today}>{unbroken(today)}</p>
              <Sign icon={icon} drawing={drawing} />
            </div>
            <div className={styles.change}>
              <p>
                <span className={styles.label}>
                  {unbroken(label)}
                  <span className="visually-hidden">: </span>
                </span>
                {unbroken(change)}
              </p>
              {drawing && hasSituation(drawing) && (
                <div className={`${canvas.drawing} ${styles.drawing}`} aria-hidden="true">
                  <ChallengeDrawing name={drawing} />
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The drawing of a problem, or its icon. The text beside it says the same. */
function Sign({ icon, drawing }: Pick<ChallengeItem, 'icon' | 'drawing'>) {
  if (drawing) {
    const Drawing = hasSituation(drawing) ? SituationDrawing : ChallengeDrawing;
    return (
      <div className={`${canvas.drawing} ${styles.drawing}`} aria-hidden="true">
        <Drawing name={drawing} />
      </div>
    );
  }
  const Icon = icon && ICONS[icon];
  return Icon && <Icon className={styles.icon} size={30} stroke={1.5} aria-hidden="true" />;
}
