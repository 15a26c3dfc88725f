import type { TrialFormContent } from '~/sections/section-schemas.generated';
import { AlternativeLink } from '../shared/alternative-link';
import { PageForm } from '../shared/lead-form';
import { NextSteps } from '../shared/next-steps';
import { Opening } from '../shared/opening';
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
export const TrialForm = ({ title, lead, facts, stepsTitle, steps, alternative }: TrialFormContent) => (
  <div className={styles.screen}>
    <header className={styles.hero}>
      <div className={styles.inner}>
        <Opening title={title} lead={lead} />
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
    <div className={styles.panel}>
      <div className={styles.sheet}>
        <PageForm definition={trialForm} />
      </div>
      <NextSteps title={stepsTitle} steps={steps} className={styles.aside}>
        {alternative && <AlternativeLink {...alternative} />}
      </NextSteps>
    </div>
  </div>
);
