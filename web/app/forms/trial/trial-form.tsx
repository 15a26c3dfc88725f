import type { FormContent } from '~/sections/section-schemas.generated';
import { AlternativeLink } from '../shared/alternative-link';
import { PageForm } from '../shared/lead-form';
import { NextSteps } from '../shared/next-steps';
import { Opening } from '../shared/opening';
import { trialRequestContent } from '~/content/forms/trial-request';
import type { Form } from '../shared/form';
import { trialRequest } from './rules';
import { TrialDays } from './trial-days';
import styles from './trial-form.module.css';

export const trialForm: Form = {
  rules: trialRequest,
  content: trialRequestContent,
  encoding: 'multipart',
  subject: 'New Trial Request',
  listAsString: true,
  long: true,
};

/** The trial form with a hero above it, the next steps and the days of the trial beside it. */
export const TrialForm = ({ title, lead, facts, stepsTitle, steps, alternative }: FormContent) => (
  <div className={styles.screen}>
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.opening}>
          <Opening title={title} lead={lead} />
        </div>
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
      <div className={styles.aside}>
        {stepsTitle && <NextSteps title={stepsTitle} steps={steps} />}
        <TrialDays />
        {alternative && <AlternativeLink {...alternative} />}
      </div>
    </div>
  </div>
);
