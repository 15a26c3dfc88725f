import { Fragment } from 'react';
import { demoWeek } from '~/content/forms/demo-request';
import { TIME_SLOTS } from './rules';
import styles from './week.module.css';

const { days, picked, taken, title, note, legend } = demoWeek;

const stateOf = (day: string, time: string) =>
  day === picked.day && time === picked.time
    ? 'picked'
    : taken.some(([busy, at]) => busy === day && at === time)
      ? 'taken'
      : 'free';

/** A week with the times of the form. One slot is picked, some are taken. */
export const Week = () => (
  <div className={styles.week} aria-hidden="true">
    <p className={styles.title}>{title}</p>
    <p className={styles.note}>{note}</p>
    <div className={styles.slots}>
      <span />
      {days.map((day) => (
        <b key={day}>{day}</b>
      ))}
      {TIME_SLOTS.map(({ value }) => (
        <Fragment key={value}>
          <span>{value}</span>
          {days.map((day) => (
            <i key={day} data-state={stateOf(day, value)} />
          ))}
        </Fragment>
      ))}
    </div>
    <p className={styles.legend}>
      {legend.map(({ state, text }) => (
        <span key={state}>
          <i data-state={state} /> {text}
        </span>
      ))}
    </p>
  </div>
);
