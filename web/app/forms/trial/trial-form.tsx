import { useId } from 'react';
import type from '~/components/type.module.css';
import { trialDays, trialRequestContent } from '~/content/forms/trial-request.json';
import type { FormContent } from '~/sections/section-schemas.generated';
import { AlternativeLink, NextSteps, Opening } from '../shared/beside-form';
import type { Form } from '../shared/form';
import { LeadForm } from '../shared/lead-form';
import { trialRequest } from '../shared/rules/form-rules';
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
        <LeadForm definition={trialForm} />
      </div>
      <div className={styles.aside}>
        {stepsTitle && <NextSteps title={stepsTitle} steps={steps} />}
        <TrialDays />
        {alternative && <AlternativeLink {...alternative} />}
      </div>
    </div>
  </div>
);

const { title: daysTitle, dayLabel, length, items } = trialDays;

/** The days of the trial as a line of numbers. Each item begins at its day and has the rows until the next one. */
function TrialDays() {
  const heading = useId();
  return (
    <section className={styles.days} aria-labelledby={heading}>
      <h2 id={heading} className={type.name}>
        {daysTitle}
      </h2>
      <div className={styles.line}>
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden="true"
            style={{ gridRow: index + 1 }}
            data-on={items.some(({ day }) => day === index + 1)}
          >
            {index + 1}
          </span>
        ))}
        <ol>
          {items.map(({ day, title, text }, n) => (
            <li key={day} style={{ gridRow: `${day} / ${items[n + 1]?.day ?? length + 1}` }}>
              <b>
                <i className="visually-hidden">
                  {dayLabel} {day}:{' '}
                </i>
                {title}
              </b>{' '}
              {text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
