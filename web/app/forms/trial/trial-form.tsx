import type { TrialFormContent } from '~/sections/section-schemas.generated';
import { AlternativeLink } from '../shared/alternative-link';
import { PageForm } from '../shared/lead-form';
import { NextSteps } from '../shared/next-steps';
import { Opening } from '../shared/opening';
import { trialDays, trialRequestContent } from '~/content/forms/trial-request';
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

/** The trial form with a hero above it, the next steps and the days of the trial beside it. */
export const TrialForm = ({ title, lead, facts, stepsTitle, steps, alternative }: TrialFormContent) => (
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
        <NextSteps title={stepsTitle} steps={steps} />
        <section className={styles.days} aria-labelledby="days">
          <h2 id="days">{trialDays.title}</h2>
          <ol>
            {Array.from({ length: trialDays.length }, (_, index) => {
              const at = trialDays.items.findIndex(({ day }) => day === index + 1);
              const item = trialDays.items[at];
              const span = (trialDays.items[at + 1]?.day ?? trialDays.length + 1) - index - 1;
              return (
                <li key={index}>
                  <span style={{ gridRow: index + 1 }} data-on={Boolean(item)}>
                    {index + 1}
                  </span>
                  {item && (
                    <p style={{ gridRow: `${index + 1} / span ${span}` }}>
                      <b>{item.title}</b> {item.text}
                    </p>
                  )}
                </li>
              );
            })}
          </ol>
        </section>
        {alternative && <AlternativeLink {...alternative} />}
      </div>
    </div>
  </div>
);
