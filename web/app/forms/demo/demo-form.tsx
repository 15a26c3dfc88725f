import { Fragment, useState } from 'react';
import { demoRequestContent, demoWeek } from '~/content/forms/demo-request.json';
import type { FormContent } from '~/sections/section-schemas.generated';
import { AlternativeLink, OfficePanel, SplitScreen } from '../shared/beside-form';
import type { Form } from '../shared/form';
import { LeadForm } from '../shared/lead-form';
import styles from './demo-form.module.css';
import { demoRequest, TIME_SLOTS } from '../shared/rules/form-rules';

export const demoForm: Form = {
  rules: demoRequest,
  content: demoRequestContent,
  encoding: 'multipart',
  browserMessages: true,
};

/** What is chosen in the form: a date as YYYY-MM-DD and a time, or empty texts. */
type Slot = { date: string; time: string };

/** The form for a demo request, beside a week that shows the chosen day and time, and the office below it. */
export function DemoForm({ title, lead, alternative }: FormContent) {
  const [slot, setSlot] = useState<Slot>({ date: '', time: '' });
  return (
    <SplitScreen title={title} lead={lead} variant="mint" panel={<Week {...slot} />}>
      <LeadForm
        definition={demoForm}
        onValues={({ preferredDate, preferredTime }) =>
          setSlot({ date: String(preferredDate), time: String(preferredTime) })
        }
      />
      {alternative && <AlternativeLink {...alternative} />}
      <OfficePanel />
    </SplitScreen>
  );
}

const { days, title, note, weekend } = demoWeek;
const DATE = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A week with the times of the form, and the slot that is chosen there. */
function Week({ date, time }: Slot) {
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
        {TIME_SLOTS.map((slot) => (
          <Fragment key={slot}>
            <span data-chosen={slot === time || undefined}>{slot}</span>
            {days.map((name, index) => (
              <i key={name} data-chosen={(index === column && slot === time) || undefined} />
            ))}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
