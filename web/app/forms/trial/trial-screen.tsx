import { useId } from 'react';
import { trialPage } from '~/content/forms/form-pages';
import { trialFacts, trialSteps } from '~/content/forms/trial-facts';
import { trialForm } from '../forms';
import { LeadForm } from '../shared/lead-form';
import { AlternativeLink } from '../shared/alternative-link';
import type { ScreenProps } from '../shared/screen-props';
import styles from './trial-screen.module.css';

/** `/start-trial`: a hero, the form that overlaps it, and the next steps. */
export function TrialScreen(props: ScreenProps) {
  const heading = useId();
  return (
    <div className={styles.screen}>
      <header className={styles.hero}>
        <div className={styles.inner}>
          <h1 className={styles.heading}>{trialPage.heading}</h1>
          <p className={styles.lead}>{trialPage.lead}</p>
          <ul className={styles.facts}>
            {trialFacts.map(({ value, unit, text }) => (
              <li key={unit}>
                <strong>
                  {value} <span>{unit}</span>
                </strong>
                {text}
              </li>
            ))}
          </ul>
        </div>
      </header>
      <div className={styles.desk}>
        <div className={styles.sheet}>
          <LeadForm definition={trialForm} {...props} />
        </div>
        <aside className={styles.aside} aria-labelledby={heading}>
          <h2 id={heading} className={styles.next}>
            {trialSteps.title}
          </h2>
          <ol className={styles.steps}>
            {trialSteps.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {trialPage.instead && <AlternativeLink {...trialPage.instead} />}
        </aside>
      </div>
    </div>
  );
}
