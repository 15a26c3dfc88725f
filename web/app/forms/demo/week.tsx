import { Fragment } from 'react';
import { demoWeek } from '~/content/forms/demo-request';
import { TIME_SLOTS } from './rules';
import styles from './week.module.css';

const { days, title, note, weekend } = demoWeek;
const DATE = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** What is chosen in the form: a date as YYYY-MM-DD and a time, or empty texts. */
export type Slot = { date: string; time: string };

/** A week with the times of the form, and the slot that is chosen there. */
export function Week({ date, time }: Slot) {
  const day = date ? new Date(`${date}T00:00Z`) : undefined;
  const chosen = day && !Number.isNaN(day.valueOf()) ? day : undefined;
  /** The column of the date. A weekend has none. */
  const column = chosen && chosen.getUTCDay() - 1;
  const outside = column !== undefined && !days[column];
  return (
    <div className={styles.week} aria-hidden="true">
      <p className={styles.title}>{[chosen && DATE.format(chosen), time].filter(Boolean).join(', ') || title}</p>
      <p className={styles.note}>{outside ? weekend : note}</p>
      <div className={styles.slots}>
        <span />
        {days.map((name, index) => (
          <b key={name} data-chosen={index === column || undefined}>
            {name}
          </b>
        ))}
        {TIME_SLOTS.map(({ value }) => (
          <Fragment key={value}>
            <span data-chosen={value === time || undefined}>{value}</span>
            {days.map((name, index) => (
              <i key={name} data-chosen={(index === column && value === time) || undefined} />
            ))}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
