import { useId } from 'react';
import { trialDays } from '~/content/forms/trial-request';
import styles from './trial-days.module.css';

const { title, dayLabel, length, items } = trialDays;

/** The days of the trial as a line of numbers. Each item begins at its day and has the rows until the next one. */
export function TrialDays() {
  const heading = useId();
  return (
    <section className={styles.days} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
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
          {items.map(({ day, title: name, text }, n) => (
            <li key={day} style={{ gridRow: `${day} / ${items[n + 1]?.day ?? length + 1}` }}>
              <b>
                <i className="visually-hidden">
                  {dayLabel} {day}:{' '}
                </i>
                {name}
              </b>{' '}
              {text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
