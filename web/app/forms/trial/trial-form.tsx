import { useId } from 'react';
import type { TrialFormContent } from '~/sections/section-schemas.generated';
import { AlternativeLink } from '../shared/alternative-link';
import { PageForm } from '../shared/lead-form';
import { trialRequestContent } from '~/content/forms/trial-request';
import type { Form } from '../shared/form';
import { trialRequest } from './rules';
import styles from './trial-form.module.css';

export const trialForm: Form = {
  rules: trialRequest,
  content: trialRequestContent,
  wire: 'multipart',
  subject: 'New Trial Request',
  listAsString: true,
  long: true,
};

/** The trial form with a hero above it, and the next steps. */
export function TrialForm({ title, lead, facts, stepsTitle, steps, alternative }: TrialFormContent) {
  const heading = useId();
  return (
    <div className={styles.screen}>
      <header className={styles.hero}>
        <div className={styles.inner}>
          <h1 className={styles.heading}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {facts.length > 0 && (
            <ul className={styles.facts}>
              {facts.map(({ value, unit, text }) => (
                <li key={unit}>
                  <strong>
                    {value} <span>{unit}</span>
                  </strong>
                  {text}
                </li>
              ))}
            </ul>
          )}
        </div>
      </header>
      <div className={styles.desk}>
        <div className={styles.sheet}>
          <PageForm definition={trialForm} />
        </div>
        <aside className={styles.aside} aria-labelledby={heading}>
          <h2 id={heading} className={styles.next}>
            {stepsTitle}
          </h2>
          <ol className={styles.steps}>
            {steps.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
          {alternative && <AlternativeLink {...alternative} />}
        </aside>
      </div>
    </div>
  );
}
